import accountSignUp from "./en/account/signUp.json" with { type: "json" };
import account from "./en/account.json" with { type: "json" };
import activity from "./en/activity.json" with { type: "json" };
import careerBody from "./en/career/body.json" with { type: "json" };
import career from "./en/career.json" with { type: "json" };
import circles from "./en/circles.json" with { type: "json" };
import classes from "./en/classes.json" with { type: "json" };
import compare from "./en/compare.json" with { type: "json" };
import comparison from "./en/comparison.json" with { type: "json" };
import consultations from "./en/consultations.json" with { type: "json" };
import contact from "./en/contact.json" with { type: "json" };
import counsellor from "./en/counsellor.json" with { type: "json" };
import dashboardErase from "./en/dashboard/erase.json" with { type: "json" };
import dashboardOwn from "./en/dashboard/own.json" with { type: "json" };
import dashboardParent from "./en/dashboard/parent.json" with { type: "json" };
import dashboardTeacher from "./en/dashboard/teacher.json" with { type: "json" };
import dashboard from "./en/dashboard.json" with { type: "json" };
import desk from "./en/desk.json" with { type: "json" };
import duet from "./en/duet.json" with { type: "json" };
import evidence from "./en/evidence.json" with { type: "json" };
import explore from "./en/explore.json" with { type: "json" };
import families from "./en/families.json" with { type: "json" };
import guardian from "./en/guardian.json" with { type: "json" };
import guest from "./en/guest.json" with { type: "json" };
import home from "./en/home.json" with { type: "json" };
import institution from "./en/institution.json" with { type: "json" };
import join from "./en/join.json" with { type: "json" };
import lesson from "./en/lesson.json" with { type: "json" };
import links from "./en/links.json" with { type: "json" };
import map from "./en/map.json" with { type: "json" };
import moreCareers from "./en/moreCareers.json" with { type: "json" };
import operator from "./en/operator.json" with { type: "json" };
import ownAccountParts from "./en/ownAccount/parts.json" with { type: "json" };
import ownAccount from "./en/ownAccount.json" with { type: "json" };
import passkeys from "./en/passkeys.json" with { type: "json" };
import places from "./en/places.json" with { type: "json" };
import billingProblems from "./en/problems/billing.json" with { type: "json" };
import classProblems from "./en/problems/classes.json" with { type: "json" };
import consultationProblems from "./en/problems/consultations.json" with { type: "json" };
import deskProblems from "./en/problems/desk.json" with { type: "json" };
import familyProblems from "./en/problems/families.json" with { type: "json" };
import formProblems from "./en/problems/forms.json" with { type: "json" };
import ltiProblems from "./en/problems/lti.json" with { type: "json" };
import operatorProblems from "./en/problems/operator.json" with { type: "json" };
import questProblems from "./en/problems/quest.json" with { type: "json" };
import quizProblems from "./en/problems/quiz.json" with { type: "json" };
import questChallenge from "./en/quest/challenge.json" with { type: "json" };
import questPlay from "./en/quest/play.json" with { type: "json" };
import quest from "./en/quest.json" with { type: "json" };
import quiz from "./en/quiz.json" with { type: "json" };
import rating from "./en/rating.json" with { type: "json" };
import recommendations from "./en/recommendations.json" with { type: "json" };
import resources from "./en/resources.json" with { type: "json" };
import results from "./en/results.json" with { type: "json" };
import room from "./en/room.json" with { type: "json" };
import schoolLogin from "./en/schoolLogin.json" with { type: "json" };
import seconde from "./en/seconde.json" with { type: "json" };
import subjects from "./en/subjects.json" with { type: "json" };
import subscription from "./en/subscription.json" with { type: "json" };
import everyScreen from "./every-screen-en.ts";
import { instrumentWordsEn } from "./quest-instruments-en.ts";

/** Every English sentence of the screens. The shape of this object types the message keys. */
export const messagesEn = {
	...everyScreen,
	account: { ...account, ...accountSignUp },
	activity,
	career: { ...career, ...careerBody },
	circles,
	classes,
	compare,
	comparison,
	consultations,
	contact,
	counsellor,
	dashboard: {
		...dashboard,
		...dashboardOwn,
		...dashboardTeacher,
		...dashboardParent,
		...dashboardErase,
	},
	desk,
	duet,
	evidence,
	explore,
	families,
	guest,
	guardian,
	home,
	institution,
	join,
	lesson,
	links,
	map,
	moreCareers,
	operator,
	ownAccount: { ...ownAccount, ...ownAccountParts },
	passkeys,
	places,
	problems: {
		...everyScreen.problems,
		...formProblems,
		...quizProblems,
		...questProblems,
		...consultationProblems,
		...billingProblems,
		...classProblems,
		...familyProblems,
		...deskProblems,
		...operatorProblems,
		...ltiProblems,
		account: {
			...everyScreen.problems.account,
			...formProblems.account,
			...classProblems.account,
			...familyProblems.account,
		},
	},
	quest: { ...quest, ...questPlay, ...questChallenge, ...instrumentWordsEn },
	quiz,
	rating,
	recommendations,
	resources,
	results,
	room,
	schoolLogin,
	seconde,
	subjects,
	subscription,
};
