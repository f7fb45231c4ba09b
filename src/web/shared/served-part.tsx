import { type ComponentType, type JSX, lazy, memo, Suspense, useEffect, useState } from "react";
import { firstTouch } from "./first-touch.ts";
import { loadWithRetry } from "./load-with-retry.ts";
import { standingParts } from "./standing-parts.ts";

const hold = () => {
	let resolve: () => void = () => {};
	const promise = new Promise<void>((done) => {
		resolve = done;
	});
	return { promise, resolve };
};

/** Tells when the part beside it, in the same boundary, was taken over. */
function TakenOver({ onTakenOver }: { readonly onTakenOver: () => void }) {
	useEffect(onTakenOver, [onTakenOver]);
	return null;
}

/**
 * A part of a prerendered page made of text, pictures and links, which work as they were served: its code comes and
 * takes it over when the page is first touched. `load` fetches it ahead, for a page that is drawn here and not served.
 */
export const servedPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) => {
	let here: ComponentType<Props> | null = null;
	const load = async (): Promise<ComponentType<Props>> => {
		here ??= await loadWithRetry(fetchPart);
		return here;
	};
	const Late = lazy(async () => {
		if (!import.meta.env.SSR) await firstTouch();
		return { default: await load() };
	});
	const Part = memo((props: Props) => {
		// Chosen once: another kind of element would be drawn anew.
		const [Chosen] = useState<ComponentType<Props>>(() => here ?? Late);
		const [{ promise, resolve }] = useState(hold);
		useEffect(() => {
			standingParts.add(promise);
			void promise.then(() => standingParts.delete(promise));
			return resolve;
		}, [promise, resolve]);
		return (
			<Suspense fallback={null}>
				<Chosen {...(props as Props & JSX.IntrinsicAttributes)} />
				<TakenOver onTakenOver={resolve} />
			</Suspense>
		);
	});
	return { Part, load };
};
