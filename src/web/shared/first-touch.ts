/** What a person does to a page, by finger, pointer or key; a page that opens where it was left has been scrolled. */
const touches = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

let wake: () => void = () => {};
let touched: Promise<void> | null = null;

const listen = (): Promise<void> =>
	new Promise((resolve) => {
		const listening = new AbortController();
		wake = () => {
			listening.abort();
			resolve();
		};
		for (const name of touches)
			window.addEventListener(name, wake, { capture: true, passive: true, signal: listening.signal });
		if (window.scrollY > 0) wake();
	});

/** Resolves once this page is first touched, or was. What nobody needs before may be fetched then. */
export const firstTouch = (): Promise<void> => {
	touched ??= listen();
	return touched;
};

/** Goes on as if the page had been touched. */
export const actAsTouched = (): void => {
	void firstTouch();
	wake();
};
