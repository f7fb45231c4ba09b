import { useSyncExternalStore } from "react";

/** `demo`: everything is simulated in this browser. `live`: a server keeps accounts, payments and consultations. */
export type Edition = "demo" | "live";

/** The edition that this page was built for. */
export const pageEdition = (): Edition =>
	document.querySelector('meta[name="backend"][content="live"]') ? "live" : "demo";

const never = () => () => {};

/** The edition of this page; `demo` while prerendering and hydrating. */
export const useEdition = (): Edition => useSyncExternalStore(never, pageEdition, () => "demo");
