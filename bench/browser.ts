export const browserFlags = [
	"--no-sandbox",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-quic",
];

/** The browser to measure with, found by run.mjs. */
export const browserPath = (): string => {
	const path = process.env.SPECTRA_CHROMIUM;
	if (!path) throw new Error("No Chromium was found: install it, or name it in SPECTRA_CHROMIUM.");
	return path;
};
