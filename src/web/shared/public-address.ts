/**
 * Where people reach the site, without a slash at its end, as the server wrote it into the page that was opened (readers of
 * link previews understand whole addresses only); empty where no server did, as with a folder of static pages.
 */
const readOrigin = (): string => {
	const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? "";
	return image.startsWith("http") ? new URL(image).origin : "";
};

const origin = import.meta.env.SSR ? "" : readOrigin();

/** A path of the site as others are told it: whole where the public address is known, else from the root. */
export const publicAddress = (path: string): string => origin + path;
