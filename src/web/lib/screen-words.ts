import { withoutLocale } from "./locale.ts";

/** The screens by the first part of their address, each with the files of messages that are its own. */
const ofScreen: Readonly<Record<string, readonly string[]>> = {
	"": ["home"],
	explore: ["explore"],
	career: ["career"],
	quiz: ["quiz", "problems/quiz"],
	results: ["results", "problems/quiz"],
	"career-quest": ["quest"],
	subscription: ["subscription", "problems/billing"],
	consultations: ["consultations", "problems/consultations", "problems/billing"],
	dashboard: ["dashboard"],
	login: ["account"],
	account: ["ownAccount", "problems/billing"],
	"reset-password": ["links", "account"],
	"verify-email": ["links"],
	consent: ["links"],
	contact: ["contact"],
};

/** The message files of the screen at an address, beside those of every screen. */
export const wordsOfScreen = (pathname: string): readonly string[] =>
	ofScreen[withoutLocale(pathname).split("/")[1] ?? ""] ?? [];
