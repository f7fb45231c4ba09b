import { withoutLocale } from "./locale.ts";

/** What every screen needs: the frame, failures, and the small pages' words. */
const everyScreen = ["common", "problems", "pages", "notFound"] as const;

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

/** The message files that the screen at an address speaks from. */
export const wordsOfScreen = (pathname: string): readonly string[] => {
	const own = ofScreen[withoutLocale(pathname).split("/")[1] ?? ""];
	return own ? [...everyScreen, own] : everyScreen;
};
