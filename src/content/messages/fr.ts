import everyScreen from "./every-screen-fr.ts";
import accountSignUp from "./fr/account/signUp.json" with { type: "json" };
import account from "./fr/account.json" with { type: "json" };
import activity from "./fr/activity.json" with { type: "json" };
import careerBody from "./fr/career/body.json" with { type: "json" };
import career from "./fr/career.json" with { type: "json" };
import circles from "./fr/circles.json" with { type: "json" };
import classes from "./fr/classes.json" with { type: "json" };
import compare from "./fr/compare.json" with { type: "json" };
import comparison from "./fr/comparison.json" with { type: "json" };
import consultations from "./fr/consultations.json" with { type: "json" };
import contact from "./fr/contact.json" with { type: "json" };
import counsellor from "./fr/counsellor.json" with { type: "json" };
import dashboardErase from "./fr/dashboard/erase.json" with { type: "json" };
import dashboardOwn from "./fr/dashboard/own.json" with { type: "json" };
import dashboardParent from "./fr/dashboard/parent.json" with { type: "json" };
import dashboardTeacher from "./fr/dashboard/teacher.json" with { type: "json" };
import dashboard from "./fr/dashboard.json" with { type: "json" };
import desk from "./fr/desk.json" with { type: "json" };
import duet from "./fr/duet.json" with { type: "json" };
import evidence from "./fr/evidence.json" with { type: "json" };
import explore from "./fr/explore.json" with { type: "json" };
import families from "./fr/families.json" with { type: "json" };
import guardian from "./fr/guardian.json" with { type: "json" };
import guest from "./fr/guest.json" with { type: "json" };
import home from "./fr/home.json" with { type: "json" };
import institution from "./fr/institution.json" with { type: "json" };
import join from "./fr/join.json" with { type: "json" };
import lesson from "./fr/lesson.json" with { type: "json" };
import links from "./fr/links.json" with { type: "json" };
import map from "./fr/map.json" with { type: "json" };
import moreCareers from "./fr/moreCareers.json" with { type: "json" };
import operator from "./fr/operator.json" with { type: "json" };
import ownAccountParts from "./fr/ownAccount/parts.json" with { type: "json" };
import ownAccount from "./fr/ownAccount.json" with { type: "json" };
import passkeys from "./fr/passkeys.json" with { type: "json" };
import places from "./fr/places.json" with { type: "json" };
import billingProblems from "./fr/problems/billing.json" with { type: "json" };
import classProblems from "./fr/problems/classes.json" with { type: "json" };
import consultationProblems from "./fr/problems/consultations.json" with { type: "json" };
import deskProblems from "./fr/problems/desk.json" with { type: "json" };
import familyProblems from "./fr/problems/families.json" with { type: "json" };
import formProblems from "./fr/problems/forms.json" with { type: "json" };
import ltiProblems from "./fr/problems/lti.json" with { type: "json" };
import operatorProblems from "./fr/problems/operator.json" with { type: "json" };
import questProblems from "./fr/problems/quest.json" with { type: "json" };
import quizProblems from "./fr/problems/quiz.json" with { type: "json" };
import questChallenge from "./fr/quest/challenge.json" with { type: "json" };
import questPlay from "./fr/quest/play.json" with { type: "json" };
import quest from "./fr/quest.json" with { type: "json" };
import quiz from "./fr/quiz.json" with { type: "json" };
import rating from "./fr/rating.json" with { type: "json" };
import recommendations from "./fr/recommendations.json" with { type: "json" };
import resources from "./fr/resources.json" with { type: "json" };
import results from "./fr/results.json" with { type: "json" };
import room from "./fr/room.json" with { type: "json" };
import schoolLogin from "./fr/schoolLogin.json" with { type: "json" };
import seconde from "./fr/seconde.json" with { type: "json" };
import subjects from "./fr/subjects.json" with { type: "json" };
import subscription from "./fr/subscription.json" with { type: "json" };
import { instrumentWordsFr } from "./quest-instruments-fr.ts";

/** Every French sentence of the screens, under the same keys as the English ones. */
export const messagesFr = {
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
	quest: { ...quest, ...questPlay, ...questChallenge, ...instrumentWordsFr },
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
