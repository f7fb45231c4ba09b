import { withoutLocale } from "./locale.ts";

/** The screens by the first part of their address, each with the file of messages that is its own. */
const ofScreen: Readonly<Record<string, string>> = {
	"": "home",
	explore: "explore",
	career: "career",
	quiz: "quiz",
	results: "results",
	"career-quest": "quest",
	subscription: "subscription",
	consultations: "consultations",
	dashboard: "dashboard",
	login: "account",
	contact: "contact",
};

/** The message file of the screen at an address; null where a screen speaks only as every screen does. */
export const wordsOfScreen = (pathname: string): string | null =>
	ofScreen[withoutLocale(pathname).split("/")[1] ?? ""] ?? null;
