import { withoutLocale } from "./locale.ts";

/** The screens by their address, or by its first part where that is enough, each with the files of messages that are its own. */
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
	"dashboard/quizzes": ["dashboard", "comparison"],
	"dashboard/recommendations": ["dashboard", "recommendations"],
	login: ["account"],
	account: ["ownAccount", "problems/billing"],
	"reset-password": ["links", "account"],
	"verify-email": ["links", "account"],
	consent: ["links"],
	guardian: ["links", "guardian"],
	contact: ["contact"],
	resources: ["resources"],
	"resources/premium": ["resources", "problems/billing"],
};

/** The message files of the screen at an address, beside those of every screen. */
export const wordsOfScreen = (pathname: string): readonly string[] => {
	const [first = "", second] = withoutLocale(pathname).slice(1).split("/");
	// A path may be called like what every object has: `/constructor`.
	const screen = [`${first}/${second}`, first].find((name) => Object.hasOwn(ofScreen, name));
	return (screen === undefined ? undefined : ofScreen[screen]) ?? [];
};
