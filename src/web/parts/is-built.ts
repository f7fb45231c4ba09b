declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Where the page of parts is. */
export const partsPath = "/parts";

/**
 * Whether this build has the page of parts: that of the pseudo-locale does, and `SPECTRA_PARTS=true npx react-router dev`; what
 * is served to people never has. Read by the build alone.
 */
export const hasParts = (): boolean => process.env.SPECTRA_PARTS === "true";
