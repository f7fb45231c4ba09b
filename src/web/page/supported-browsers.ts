/** The oldest versions in which everything works (decision 26). The build translates scripts and styles for them. */
export const oldestBrowsers = { chrome: 109, firefox: 115, safari: 16.4 } as const;

/** A condition of `@supports` that is true in these versions and later ones, and false in earlier ones. */
export const supportedBrowsers = "(width: 1lh) or ((-moz-appearance: none) and (animation-composition: add))";
