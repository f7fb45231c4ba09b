/**
 * The public origin of the site, without a slash at its end, as the server wrote it into the first page (readers of
 * link previews understand absolute addresses only); empty on static hosting.
 */
const readOrigin = (): string => {
	const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? "";
	return image.startsWith("http") ? new URL(image).origin : "";
};

const origin = import.meta.env.SSR ? "" : readOrigin();

/** A path of the site to show to others: absolute if the public address is known, else from the root. */
export const publicAddress = (path: string): string => origin + path;
