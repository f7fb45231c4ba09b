import { randomUUID } from "node:crypto";
import { type RouteName, routes } from "#contract/routes.ts";
import type { Requester } from "#domain/account/access-level.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { conductVersion } from "#domain/consultations/safety.ts";
import { apiPageOf } from "#server/api-page.ts";
import { openApiDocument } from "#server/openapi.ts";
import { apiPage } from "#server/platform/http/api-page.ts";
import { sessionCookieName } from "#server/platform/session/cookie.ts";
import { bookedBy, bookingRequest, freeTime } from "./consultations.ts";
import { linkedParent } from "./families.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { newcomer, password, signedIn, tokenIn } from "./people.ts";
import { attempt, blindRatings, finishedGame } from "./work.ts";

/** The owner, whose data others must not reach. */
export interface Owner {
	readonly server: LiveServer;
	readonly visitor: Visitor;
	readonly email: string;
	readonly sessionId: string;
	readonly mergeId: string;
	/** The booking, and the request that made it, where it matters. */
	readonly appointment?: Appointment;
	readonly bookingBody?: Readonly<Record<string, unknown>>;
	/** The owner's link to a parent, where it matters. */
	readonly familyLinkId?: string;
}

/** A request: the path parameters, and the body. */
interface Sent {
	readonly params?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}

/**
 * The requests to one route in the access matrix. A route without a case does not compile, and fails the
 * matrix.
 */
export interface RouteCase {
	/** The request of another person with access, which names as much of the owner as it can. */
	readonly others: (owner: Owner) => Sent;
	/** The response to them: their own data, or nothing of the owner's. */
	readonly othersGet: number | ((caller: Requester) => number);
	/** The request of the owner; by default the same. */
	readonly own?: (owner: Owner) => Sent | Promise<Sent>;
	readonly ownGet: number;
	/** The exact response for everyone, of a route without personal data. */
	readonly everybodyGets?: unknown;
}

const isPending = (caller: Requester): boolean =>
	caller !== null && "consent" in caller && caller.consent === "pending";

const forged = "A".repeat(43);
const another = "quite another secret";
const nothing = () => ({});

const resultsTo = ({ email }: Owner, consentToUpdates: boolean) => ({
	name: "Ada",
	email,
	locale: "en",
	questionnaireVersion: 1,
	answers: null,
	consentToUpdates,
	results: { topCareers: ["ecologist"], topCategories: ["biology"] },
});

/** The token of the latest link to confirm or stop the owner's newsletter. */
const updatesToken = async (owner: Owner, what: "confirm" | "stop"): Promise<Sent> => {
	const { server, visitor, email } = owner;
	await visitor.call("mailResults", resultsTo(owner, true));
	await server.deliver();
	const mail = server.mails.findLast((one) => one.kind === "updatesConfirm" && one.to === email);
	const [, token = "none"] = new RegExp(`/${what}/([\\w.-]+)`).exec(mail?.text ?? "") ?? [];
	return { params: { locale: "en", token } };
};

const mailedToken = async ({ server, email }: Owner, kind: string): Promise<string> => {
	await server.deliver();
	return tokenIn(server, kind, email);
};

/** The token by which a parent decides about a child. */
const consentToken = async ({ server }: Owner): Promise<string> => {
	const guardianEmail = `${randomUUID()}@example.org`;
	await server.visitor().call("signUp", newcomer({ ageBand: "under15", guardianEmail }));
	await server.deliver();
	return tokenIn(server, "consent", guardianEmail);
};

/** The token by which a guardian answers for a student under eighteen. */
const guardianToken = async ({ server }: Owner): Promise<string> => {
	const guardianEmail = `${randomUUID()}@example.org`;
	const { visitor } = await signedIn(server, { ageBand: "15to17" });
	await visitor.call("askGuardian", { guardianEmail });
	await server.deliver();
	return tokenIn(server, "guardian", guardianEmail);
};

/** A route for the owner of a link, with a link that no one mailed. */
const adultLink = (more: object): RouteCase => ({
	others: () => ({ body: { token: forged, ...more } }),
	othersGet: 410,
	ownGet: 410,
});

/** The sender has the premium plan. */
const asPremium = (sent: RouteCase["others"]) => async (owner: Owner) => {
	await owner.visitor.call("subscribe", { locale: null });
	return sent(owner);
};

const someTime = { researcherId: "unknown", startsAt: "2030-01-07T09:00:00.000Z", duration: "30min" };

const appointmentOf = ({ appointment }: Owner): Sent => ({
	params: { appointmentId: appointment?.id ?? randomUUID() },
});
const ownAppointment = async (owner: Owner): Promise<Sent> =>
	appointmentOf({ ...owner, ...(await bookedBy(owner.visitor)) });

/** A route that needs the premium plan. */
const premiumThing = (sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: 403,
	own: asPremium(sent),
	ownGet: 200,
});

/** Every account with access gets its own data. */
const ownThing = (status: number, sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: status,
	ownGet: status,
});

/** The status for adults; students are refused. */
const ofAdults = (status: number) => (caller: Requester) =>
	caller !== null && caller.role === "student" ? 403 : status;
/** An answer of a passkey that no challenge asked for. */
const forgedPasskey = (more: Readonly<Record<string, string>>) => ({
	id: forged,
	rawId: forged,
	type: "public-key",
	response: { clientDataJSON: Buffer.from("{}").toString("base64url"), ...more },
});

const forgedLink = () => ({ params: { locale: "en", token: forged } });
const updatesLink = (what: "confirm" | "stop"): RouteCase => ({
	others: forgedLink,
	othersGet: 410,
	own: (owner) => updatesToken(owner, what),
	ownGet: 200,
});

/**
 * Routes of teachers: the owner of the matrix is a student. classes.database.test.ts tests another teacher's
 * data.
 */
const forTeachers = (status: number, sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: status,
	ownGet: 403,
});
/** The route that creates an institution, for accounts of that role. */
const forInstitutions = forTeachers;
/**
 * Routes of the managers of an institution, whatever their role: no account of the matrix is. managers.database.test.ts
 * and institutions.database.test.ts test those who are, and another institution's data.
 */
const forManagers = (status: number, sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: status,
	ownGet: status,
});
const someClass = () => ({ params: { classId: randomUUID(), memberId: randomUUID() } });

const ofFamily = ({ familyLinkId }: Owner): Sent => ({
	params: { linkId: familyLinkId ?? randomUUID(), careerId: "geologist", questionId: "goals" },
});
const ownFamily = async (owner: Owner): Promise<Sent> =>
	ofFamily({ ...owner, familyLinkId: (await linkedParent(owner)).linkId });
/** Routes of parents: the owner of the matrix is a student. */
const forParents = (status: number, sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: status,
	ownGet: 403,
});

/** Routes of a researcher's desk, whose session no account has. desk.database.test.ts tests two researchers. */
const forDesk = (status: number, sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: status,
	ownGet: 401,
});

/** Routes of the operator's desk: no account of the matrix is an operator's. tests/attacks/operator-desk.database.test.ts has those who are. */
const forOperators = (sent: RouteCase["others"] = nothing): RouteCase => ({
	others: sent,
	othersGet: 401,
	ownGet: 401,
});
/** Their second factor is asked of signed-in accounts, and refused to those of no operator. */
const secondFactor = (body: Record<string, string>) => ownThing(403, () => ({ body }));
const readCircle = () => ({ params: { circleId: randomUUID() } });
const someCircle = () => ({ ...readCircle(), body: {} });
const someSeat = () => ({
	...someCircle(),
	body: { idempotencyKey: randomUUID(), locale: "en" },
});

const profile = { title: "Geologist", specialization: "Ice", bio: "I measure ice.", topics: ["Ice"] };

const nextMonth = () => {
	const date = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);
	return { from: date, to: date };
};

const career = () => ({ params: { careerId: "paleontologist" } });

const publicUrl = "http://localhost:3000";
const api = openApiDocument(routes, sessionCookieName(publicUrl));

export const routeCases: Readonly<Record<RouteName, RouteCase>> = {
	health: ownThing(200),
	ready: ownThing(200),
	openApi: { ...ownThing(200), everybodyGets: api },
	apiReference: {
		...ownThing(200, () => ({ params: { locale: "en" } })),
		everybodyGets: await apiPage(apiPageOf(api, "en", publicUrl)).text(),
	},
	signUp: ownThing(200, ({ email }) => ({ body: newcomer({ email, password: another }) })),
	signIn: {
		others: ({ email }) => ({ body: { email, password: another } }),
		othersGet: 401,
		own: ({ email }) => ({ body: { email, password } }),
		ownGet: 200,
	},
	signOut: ownThing(204),
	session: ownThing(200),
	profile: ownThing(200),
	updateProfile: ownThing(200, () => ({ body: { firstName: "Someone" } })),
	changePassword: ownThing(204, () => ({ body: { current: password, next: another } })),
	changeEmail: ownThing(204, () => ({ body: { email: `${crypto.randomUUID()}@example.org`, password } })),
	sessions: ownThing(200),
	endSession: { others: ({ sessionId }) => ({ params: { sessionId } }), othersGet: 404, ownGet: 204 },
	endOtherSessions: ownThing(204),
	passkeys: ownThing(200),
	// Students have none: passkeys.database.test.ts tests two adults.
	startPasskey: { ...ownThing(200, () => ({ body: { password } })), othersGet: ofAdults(200), ownGet: 403 },
	addPasskey: {
		...ownThing(422, () => ({ body: { name: "", answer: forgedPasskey({ attestationObject: "AAAA" }) } })),
		othersGet: ofAdults(422),
		ownGet: 403,
	},
	removePasskey: ownThing(200, () => ({ params: { passkeyId: randomUUID() } })),
	startPasskeyLogIn: ownThing(200),
	logInByPasskey: ownThing(422, () => ({
		body: forgedPasskey({ authenticatorData: "AAAA", signature: "AAAA" }),
	})),
	deskPasskeys: forDesk(200),
	startDeskPasskey: forDesk(200),
	addDeskPasskey: forDesk(422, () => ({
		body: { name: "", answer: forgedPasskey({ attestationObject: "AAAA" }) },
	})),
	removeDeskPasskey: forDesk(200, () => ({ params: { passkeyId: randomUUID() } })),
	mailOwnDeskLink: forDesk(204),
	startDeskPasskeyLogIn: ownThing(200),
	openDeskByPasskey: ownThing(422, () => ({
		body: forgedPasskey({ authenticatorData: "AAAA", signature: "AAAA" }),
	})),
	exportData: ownThing(200),
	erase: ownThing(204, () => ({ body: { password } })),
	requestPasswordReset: ownThing(204, ({ email }) => ({ body: { email, locale: "en" } })),
	requestLogInLink: ownThing(204, ({ email }) => ({ body: { email, locale: "en" } })),
	logInByLink: {
		others: () => ({ body: { token: forged } }),
		othersGet: 410,
		own: async (owner) => {
			await owner.visitor.call("requestLogInLink", { email: owner.email, locale: "en" });
			return { body: { token: await mailedToken(owner, "logInLink") } };
		},
		ownGet: 200,
	},
	readPasswordReset: {
		others: () => ({ body: { token: forged } }),
		othersGet: 410,
		own: async (owner) => {
			await owner.visitor.call("requestPasswordReset", { email: owner.email, locale: "en" });
			return { body: { token: await mailedToken(owner, "resetPassword") } };
		},
		ownGet: 204,
	},
	resetPassword: {
		others: () => ({ body: { token: forged, password: another } }),
		othersGet: 410,
		own: async (owner) => {
			await owner.visitor.call("requestPasswordReset", { email: owner.email, locale: "en" });
			return { body: { token: await mailedToken(owner, "resetPassword"), password: another } };
		},
		ownGet: 204,
	},
	resendVerification: ownThing(204),
	verifyEmail: {
		others: () => ({ body: { token: forged } }),
		othersGet: 410,
		own: async (owner) => ({ body: { token: await mailedToken(owner, "verifyEmail") } }),
		ownGet: 204,
	},
	// No provider is set up: providers.database.test.ts tests what they open.
	loginProviders: ownThing(200),
	startProviderLogin: ownThing(404, () => ({ body: { providerId: "curie" } })),
	startProviderLink: ownThing(404, () => ({ body: { providerId: "curie", password } })),
	completeProviderLogin: ownThing(410, () => ({ body: { state: forged, code: forged } })),
	signUpByProvider: ownThing(410, ({ email }) => ({
		body: { firstName: "Ada", lastName: "Byron", email, locale: "en" },
	})),
	endProviderLink: ownThing(404, () => ({ params: { providerId: "curie" } })),
	askConsent: {
		others: () => ({ body: { guardianEmail: "guardian@example.org" } }),
		othersGet: (caller) => (isPending(caller) ? 204 : 409),
		ownGet: 409,
	},
	sendConsentLink: ownThing(409),
	readConsent: {
		others: () => ({ body: { token: forged } }),
		othersGet: 410,
		own: async (owner) => ({ body: { token: await consentToken(owner) } }),
		ownGet: 200,
	},
	decideConsent: {
		others: () => ({ body: { token: forged, decision: "refuse" } }),
		othersGet: 410,
		own: async (owner) => ({ body: { token: await consentToken(owner), decision: "give" } }),
		ownGet: 204,
	},
	inviteSecondAdult: ownThing(409, () => ({ body: { about: "guardian", email: "second@example.org" } })),
	inviteSecondAdultByLink: adultLink({ about: "guardian", email: "second@example.org", locale: "en" }),
	changeAdultAddress: ownThing(409, () => ({ body: { about: "guardian", email: "other@example.org" } })),
	changeAdultAddressByLink: adultLink({ about: "guardian", email: "other@example.org", locale: "en" }),
	readAdultAddress: adultLink({}),
	decideAdultAddress: adultLink({ decision: "object", locale: "en" }),
	askUpdates: updatesLink("confirm"),
	confirmUpdates: updatesLink("confirm"),
	askToStopUpdates: updatesLink("stop"),
	stopUpdates: updatesLink("stop"),
	subscription: ownThing(200),
	subscribe: ownThing(200, () => ({ body: { locale: "en" } })),
	cancelSubscription: { others: nothing, othersGet: 409, own: asPremium(nothing), ownGet: 200 },
	resumeSubscription: { others: nothing, othersGet: 409, own: asPremium(nothing), ownGet: 200 },
	subscriptionPortal: ownThing(409, () => ({ body: { locale: "en" } })),
	payments: ownThing(200),
	receipt: {
		others: () => ({ params: { locale: "en", number: "TEST-000001" } }),
		othersGet: 404,
		own: async ({ visitor }) => {
			await visitor.call("subscribe", { locale: null });
			const [paid] = (await visitor.call("payments")).body.payments;
			return { params: { locale: "en", number: paid.receipts[0].number } };
		},
		ownGet: 200,
	},
	stripeEvents: ownThing(404, () => ({ body: { id: "evt_forged" } })),
	guardianship: ownThing(200),
	askGuardian: {
		others: () => ({ body: { guardianEmail: "guardian@example.org" } }),
		othersGet: (caller) => (isPending(caller) ? 204 : 409),
		ownGet: 409,
	},
	sendGuardianLink: ownThing(409),
	readGuardian: {
		others: () => ({ body: { token: forged } }),
		othersGet: 410,
		own: async (owner) => ({ body: { token: await guardianToken(owner) } }),
		ownGet: 200,
	},
	guardianReceipts: {
		others: () => ({ body: { token: forged } }),
		othersGet: 410,
		// The guardian has not confirmed yet.
		own: async (owner) => ({ body: { token: await guardianToken(owner) } }),
		ownGet: 410,
	},
	guardianReceipt: {
		others: () => ({ body: { token: forged, number: "TEST-000001", payer: "Odile Byron", locale: "en" } }),
		othersGet: 410,
		own: async (owner) => ({
			body: { token: await guardianToken(owner), number: "TEST-000001", payer: "Odile Byron", locale: "en" },
		}),
		ownGet: 410,
	},
	reportAsGuardian: adultLink({ appointmentId: randomUUID(), text: "A problem", locale: "en" }),
	decideGuardian: {
		others: () => ({ body: { token: forged, decision: "refuse", locale: "en" } }),
		othersGet: 410,
		own: async (owner) => ({
			body: { token: await guardianToken(owner), decision: "confirm", locale: "en" },
		}),
		ownGet: 204,
	},
	comparison: premiumThing(),
	recommendations: premiumThing(),
	resources: ownThing(200, () => ({ params: { locale: "en" } })),
	resource: premiumThing(() => ({ params: { locale: "en", resourceId: "a-month-of-observations" } })),
	researchers: ownThing(200, () => ({ params: { locale: "en" } })),
	appointments: ownThing(200),
	bookAppointment: {
		others: (owner) => ({ body: owner.bookingBody ?? bookingRequest(someTime) }),
		othersGet: 403,
		own: async ({ visitor }) => {
			await visitor.call("subscribe", { locale: null });
			return { body: bookingRequest(await freeTime(visitor)) };
		},
		ownGet: 200,
	},
	leavePayment: ownThing(204),
	cancelAppointment: { others: appointmentOf, othersGet: 404, own: ownAppointment, ownGet: 200 },
	moveAppointment: {
		others: (owner) => ({ ...appointmentOf(owner), body: { startsAt: someTime.startsAt } }),
		othersGet: 404,
		own: async (owner) => {
			const sent = await ownAppointment(owner);
			const { startsAt } = await freeTime(owner.visitor, "30min", 60);
			return { ...sent, body: { startsAt } };
		},
		ownGet: 200,
	},
	appointmentCalendar: { others: appointmentOf, othersGet: 404, own: ownAppointment, ownGet: 200 },
	reportAppointment: {
		others: (owner) => ({ ...appointmentOf(owner), body: { text: "A problem", locale: "en" } }),
		othersGet: 404,
		own: async (owner) => ({
			...(await ownAppointment(owner)),
			body: { text: " ", locale: "en" },
		}),
		ownGet: 422,
	},
	reportMissed: { others: appointmentOf, othersGet: 404, own: ownAppointment, ownGet: 409 },
	acceptProposal: {
		others: (owner) => ({ ...appointmentOf(owner), body: { startsAt: someTime.startsAt } }),
		othersGet: 409,
		ownGet: 409,
	},
	declineProposal: { others: appointmentOf, othersGet: 409, own: ownAppointment, ownGet: 409 },
	proposableTimes: forDesk(404, appointmentOf),
	proposeTimes: forDesk(404, (owner) => ({
		...appointmentOf(owner),
		body: { times: [someTime.startsAt], reason: "I am ill" },
	})),
	appointmentRoom: { others: appointmentOf, othersGet: 404, own: ownAppointment, ownGet: 200 },
	guardianRoom: adultLink({}),
	reportFromRoom: adultLink({ text: "A problem", locale: "en" }),
	deskProfile: forDesk(200),
	sendDeskProfile: forDesk(200, () => ({ body: { words: { en: profile, fr: profile } } })),
	deskRoom: forDesk(404, appointmentOf),
	// The researcher's, by a token in the path.
	calendarFeed: ownThing(404, () => ({ params: { file: `${forged}.ics` } })),
	circles: ownThing(200),
	ownCircles: ownThing(200),
	// seats.database.test.ts and circles.database.test.ts test two people and two hosts.
	takeSeat: ownThing(404, someSeat),
	joinWaitingList: ownThing(404, () => ({ ...readCircle(), body: { visitorZone: "Europe/Paris" } })),
	leaveCircle: ownThing(404, someCircle),
	leaveSeatPayment: ownThing(204),
	circleRoom: ownThing(404, readCircle),
	reportCircle: ownThing(404, () => ({ ...readCircle(), body: { text: "A problem", locale: "en" } })),
	circleCalendar: ownThing(404, readCircle),
	circleDesk: ownThing(410, () => ({ body: { token: forged } })),
	openCircle: ownThing(410, () => ({ body: { token: forged } })),
	requestDeskLink: ownThing(204, ({ email }) => ({ body: { email, locale: "en" } })),
	openDesk: ownThing(410, () => ({ body: { token: forged } })),
	closeDesk: ownThing(204),
	deskSession: ownThing(200),
	desk: forDesk(200),
	acceptConduct: forDesk(200, () => ({ body: { version: conductVersion } })),
	pauseDesk: forDesk(200, () => ({ body: { isPaused: true } })),
	drawDeskCalendar: forDesk(200),
	endDeskCalendar: forDesk(204),
	deskHours: forDesk(200),
	setDeskHours: forDesk(200, () => ({ body: { weekly: [] } })),
	addDaysOff: forDesk(200, () => ({ body: nextMonth() })),
	addExtraHours: forDesk(204, () => ({ body: { date: nextMonth().from, start: 540, end: 600 } })),
	removeExceptions: forDesk(204, () => ({ body: nextMonth() })),
	cancelFromDesk: forDesk(404, (owner) => ({ ...appointmentOf(owner), body: { reason: "I am ill" } })),
	deskStatements: forDesk(200),
	deskStatement: forDesk(404, () => ({ params: { month: "2027-01" } })),
	deskStatementPage: forDesk(404, () => ({ params: { month: "2027-01", locale: "en" } })),
	writeDeskNote: forDesk(404, (owner) => ({ ...appointmentOf(owner), body: { text: "Ask about Lyon" } })),
	reportMissedFromDesk: forDesk(404, appointmentOf),
	reportFromDesk: forDesk(404, (owner) => ({ ...appointmentOf(owner), body: { text: "A problem" } })),
	operatorSession: ownThing(200),
	startOperatorFactor: secondFactor({ startCode: forged, password: "a long enough secret" }),
	confirmOperatorFactor: secondFactor({ code: "123456" }),
	openOperatorDesk: secondFactor({ code: "123456", password: "a long enough secret" }),
	confirmOperatorPasskey: ownThing(403, () => ({
		body: { name: "", answer: forgedPasskey({ attestationObject: "AAAA" }) },
	})),
	startOperatorPasskeyLogIn: ownThing(403),
	openOperatorDeskByPasskey: ownThing(403, () => ({
		body: { password, answer: forgedPasskey({ authenticatorData: "AAAA", signature: "AAAA" }) },
	})),
	operatorFactors: forOperators(),
	startOperatorPasskey: forOperators(() => ({ body: { password } })),
	addOperatorPasskey: forOperators(() => ({
		body: { name: "", answer: forgedPasskey({ attestationObject: "AAAA" }) },
	})),
	removeOperatorPasskey: forOperators(() => ({ params: { passkeyId: randomUUID() } })),
	closeOperatorDesk: ownThing(204),
	runOperatorAction: forOperators(() => ({ body: { act: "today", input: {} } })),
	attempts: ownThing(200),
	saveAttempt: ownThing(200, () => ({ body: attempt() })),
	mailResults: ownThing(204, (owner) => ({ body: resultsTo(owner, false) })),
	blindRatings: ownThing(200),
	rateBlind: ownThing(204, () => ({ body: blindRatings() })),
	savedCareers: ownThing(200),
	saveCareer: ownThing(204, career),
	unsaveCareer: ownThing(204, career),
	quest: ownThing(200),
	completeGame: ownThing(200, () => ({ body: finishedGame("roller-coaster") })),
	studentDashboard: ownThing(200),
	mergeGuest: ownThing(200, ({ mergeId }) => ({
		body: { mergeId, attempts: [attempt()], saved: ["paleontologist"], completions: [] },
	})),
	classes: forTeachers(200),
	createClass: forTeachers(200, () => ({ body: { name: "Year 10", level: "", locale: "en" } })),
	classPage: forTeachers(404, someClass),
	watchClass: forTeachers(404, someClass),
	changeClass: forTeachers(404, () => ({ ...someClass(), body: { isOpen: false } })),
	replaceClassCode: forTeachers(404, someClass),
	duplicateClass: forTeachers(404, someClass),
	eraseClass: forTeachers(404, someClass),
	removeClassMember: forTeachers(404, someClass),
	removeRecentMembers: forTeachers(404, () => ({ ...someClass(), body: { period: "hour" } })),
	offerClass: forTeachers(404, () => ({
		...someClass(),
		body: { email: "colleague@example.org", locale: "en" },
	})),
	withdrawClassOffer: forTeachers(404, someClass),
	readClassOffer: ownThing(410, () => ({ body: { token: forged } })),
	acceptClassOffer: forTeachers(410, () => ({ body: { token: forged } })),
	refuseClassOffer: ownThing(410, () => ({ body: { token: forged } })),
	joinedClasses: ownThing(200, nothing),
	leaveJoinedClass: ownThing(204, someClass),
	joinClass: ownThing(404, () => ({ body: { code: "CCCCCC" } })),
	readMembership: ownThing(410, () => ({ body: { token: forged } })),
	drawClaimCode: ownThing(410, () => ({ body: { token: forged } })),
	sendClassResult: ownThing(410, () => ({
		body: {
			token: forged,
			result: { categories: [{ category: "biology", count: 1 }], careers: ["ecologist"] },
		},
	})),
	sendClassGuess: ownThing(410, () => ({ body: { token: forged, guess: "00112233001122" } })),
	// No platform is set up: launches.database.test.ts and lti.database.test.ts test launches. A launch is a form, which JSON is not.
	startLtiLogin: ownThing(400),
	startLtiLoginByForm: ownThing(400),
	ltiLaunch: ownThing(400),
	ltiKeys: ownThing(200),
	readLaunch: ownThing(410, () => ({ body: { token: forged } })),
	joinByLaunch: ownThing(410, () => ({ body: { token: forged } })),
	linkByLaunch: forTeachers(410, () => ({ body: { token: forged, classId: null, locale: "en" } })),
	answerLaunch: ownThing(410, () => ({ body: { token: forged } })),
	reportDone: ownThing(410, () => ({ body: { token: forged } })),
	leaveClass: ownThing(410, () => ({ body: { token: forged } })),
	ownFamily: ownThing(200),
	makeFamilyCode: ownThing(200, () => ({ body: { childName: "Bibi" } })),
	withdrawFamilyCode: ownThing(204),
	useFamilyCode: forParents(404, () => ({ body: { code: "CCCC CCCC" } })),
	makeParentCode: forParents(200),
	withdrawParentCode: forParents(204),
	readParentCode: ownThing(404, () => ({ body: { code: "CCCC CCCC" } })),
	agreeToParent: ownThing(404, () => ({
		body: { code: "CCCC CCCC", parentName: "Rosa", childName: "Bibi" },
	})),
	children: forParents(200),
	familyLinks: ownThing(200),
	endFamilyLink: ownThing(204, ofFamily),
	showCareer: { others: ofFamily, othersGet: 410, own: ownFamily, ownGet: 204 },
	hideCareer: { others: ofFamily, othersGet: 410, own: ownFamily, ownGet: 204 },
	guessAnswers: forParents(410, (owner) => ({
		...ofFamily(owner),
		body: { questionnaireVersion: 1, guesses: {} },
	})),
	// There is no guess beside which an answer could be shown.
	showAnswer: { others: ofFamily, othersGet: 410, own: ownFamily, ownGet: 409 },
	hideAnswer: { others: ofFamily, othersGet: 410, own: ownFamily, ownGet: 204 },
	institution: forManagers(200),
	createInstitution: forInstitutions(204, () => ({ body: { name: "Lycée Curie", town: "Lyon" } })),
	changeInstitution: forManagers(404, () => ({ body: { isOpen: false } })),
	replaceInstitutionCode: forManagers(404),
	inviteTeacher: forManagers(404, ({ email }) => ({ body: { email, locale: "en" } })),
	removeTeacher: forManagers(404, () => ({
		params: { teacherId: randomUUID() },
		body: { heirId: randomUUID() },
	})),
	planYear: forManagers(404, () => ({
		body: { archiveOn: "2030-07-10", eraseOn: "2030-12-31" },
	})),
	institutionDataPage: forManagers(404, () => ({ params: { locale: "en" } })),
	giveUpYear: forManagers(404),
	withdrawInvitation: forManagers(404, () => ({ params: { invitationId: randomUUID() } })),
	acceptInvitation: forManagers(410, () => ({ body: { token: forged } })),
	changeTeacherRole: forManagers(404, () => ({
		params: { teacherId: randomUUID() },
		body: { role: "counsellor" },
	})),
	promoteTeacher: forManagers(404, () => ({ body: { teacherId: randomUUID() } })),
	removeManager: forManagers(404, () => ({ params: { managerId: randomUUID() } })),
	askForMerger: forManagers(404, () => ({ body: { code: "CCCCCC" } })),
	withdrawMerger: forManagers(404),
	answerMerger: forManagers(404, () => ({
		params: { fromId: randomUUID() },
		body: { isAccepted: true },
	})),
	eraseInstitution: forManagers(404),
	readInvitation: { others: () => ({ body: { token: forged } }), othersGet: 410, ownGet: 410 },
	refuseInvitation: { others: () => ({ body: { token: forged } }), othersGet: 410, ownGet: 410 },
	accessTokens: forManagers(404),
	makeAccessToken: forManagers(404, () => ({ body: { name: "Reports" } })),
	endAccessToken: forManagers(404, () => ({ params: { tokenId: randomUUID() } })),
	// A session opens nothing: only a token does.
	institutionSums: forManagers(401),
	institutionMembership: forTeachers(200),
	// summaries.database.test.ts shows and hides one, and tests what others see.
	counsellors: ownThing(200),
	showSummary: ownThing(404, () => ({
		params: { counsellorId: randomUUID() },
		body: { locale: "en", parts: [{ title: "My questions", lines: [{ text: "Which maths?" }] }] },
	})),
	hideSummary: ownThing(204, () => ({ params: { counsellorId: randomUUID() } })),
	shownSummaries: forTeachers(200),
	readInstitutionCode: forTeachers(404, () => ({ body: { code: "CCCCCC" } })),
	joinInstitution: forTeachers(404, () => ({ body: { code: "CCCCCC" } })),
	leaveInstitution: forTeachers(204),
	contact: ownThing(204, ({ email }) => ({ body: { name: "Ada", email, message: "Hello", locale: "en" } })),
};
