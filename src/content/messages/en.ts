import account from "./en/account.json" with { type: "json" };
import career from "./en/career.json" with { type: "json" };
import common from "./en/common.json" with { type: "json" };
import consultations from "./en/consultations.json" with { type: "json" };
import contact from "./en/contact.json" with { type: "json" };
import dashboard from "./en/dashboard.json" with { type: "json" };
import explore from "./en/explore.json" with { type: "json" };
import guest from "./en/guest.json" with { type: "json" };
import home from "./en/home.json" with { type: "json" };
import links from "./en/links.json" with { type: "json" };
import notFound from "./en/notFound.json" with { type: "json" };
import ownAccount from "./en/ownAccount.json" with { type: "json" };
import pages from "./en/pages.json" with { type: "json" };
import problems from "./en/problems.json" with { type: "json" };
import quest from "./en/quest.json" with { type: "json" };
import quiz from "./en/quiz.json" with { type: "json" };
import results from "./en/results.json" with { type: "json" };
import subscription from "./en/subscription.json" with { type: "json" };

/** Every English sentence of the screens. The shape of this object types the message keys. */
export const messagesEn = {
	account,
	career,
	common,
	consultations,
	contact,
	dashboard,
	explore,
	guest,
	home,
	links,
	notFound,
	ownAccount,
	pages,
	problems,
	quest,
	quiz,
	results,
	subscription,
};
