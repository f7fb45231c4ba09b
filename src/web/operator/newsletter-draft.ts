import { createContext, useContext } from "react";
import type { Draft } from "../shared/forms/use-form.ts";

interface KeptDraft {
	readonly draft: Draft;
	readonly keep: (draft: Draft) => void;
}

/** The draft of the newsletter: it stays while the desk closes by itself and is opened again. */
export const NewsletterDraft = createContext<KeptDraft>({ draft: {}, keep: () => {} });

/** The issue that is being written. */
export const useNewsletterDraft = (): KeptDraft => useContext(NewsletterDraft);
