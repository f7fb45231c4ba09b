import { useSyncExternalStore } from "react";

/** `demo`: everything is simulated in this browser. `live`: a server stores accounts, payments and consultations. */
export type Edition = "demo" | "live";

/**
 * The edition that this page was served as. The build writes it on the root element (scripts/lib/finish-page.ts); it
 * is read once, before React renders. Without the mark a page is live: nothing may be simulated by mistake.
 */
export const pageEdition: Edition =
	typeof document !== "undefined" && document.documentElement.dataset.edition === "demo" ? "demo" : "live";

const never = () => () => {};

/**
 * The edition of this page for components; null while prerendering and hydrating, when the markup is the same in both. Code
 * outside React reads `pageEdition`.
 */
export const useEdition = (): Edition | null =>
	useSyncExternalStore(
		never,
		() => pageEdition,
		() => null,
	);
