import everyScreen from "./every-screen-fr.ts";
import account from "./fr/account.json" with { type: "json" };
import career from "./fr/career.json" with { type: "json" };
import comparison from "./fr/comparison.json" with { type: "json" };
import consultations from "./fr/consultations.json" with { type: "json" };
import contact from "./fr/contact.json" with { type: "json" };
import dashboard from "./fr/dashboard.json" with { type: "json" };
import explore from "./fr/explore.json" with { type: "json" };
import guardian from "./fr/guardian.json" with { type: "json" };
import home from "./fr/home.json" with { type: "json" };
import links from "./fr/links.json" with { type: "json" };
import ownAccount from "./fr/ownAccount.json" with { type: "json" };
import quest from "./fr/quest.json" with { type: "json" };
import quiz from "./fr/quiz.json" with { type: "json" };
import recommendations from "./fr/recommendations.json" with { type: "json" };
import resources from "./fr/resources.json" with { type: "json" };
import results from "./fr/results.json" with { type: "json" };
import subscription from "./fr/subscription.json" with { type: "json" };

/** Every French sentence of the screens, under the same keys as the English ones. */
export const messagesFr = {
	...everyScreen,
	account,
	career,
	comparison,
	consultations,
	contact,
	dashboard,
	explore,
	guardian,
	home,
	links,
	ownAccount,
	quest,
	quiz,
	recommendations,
	resources,
	results,
	subscription,
};
