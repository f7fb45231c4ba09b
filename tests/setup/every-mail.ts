import { randomUUID } from "node:crypto";
import { mailMessages } from "#content/messages/mail.ts";
import { reporters } from "#domain/consultations/safety.ts";
import { parisZone, toInstant } from "#domain/shared/instant.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import { cents } from "#domain/shared/money.ts";
import { adultNews, parentDecisions } from "#server/account/adult-mail.ts";
import { planNews } from "#server/billing/mail-words.ts";
import { leaderNews, participantNews } from "#server/circles/mail-facts.ts";
import type { NewCircle } from "#server/circles/plan.ts";
import { appointmentNews } from "#server/consultations/mail-facts.ts";
import type { MissedFacts } from "#server/consultations/missed/mail.ts";
import type { mailKinds } from "#server/mail-kinds.ts";
import { bookingRequest, freeTime } from "./consultations.ts";
import type { TestDatabase } from "./database.ts";
import { institutionsOn } from "./institutions.ts";
import type { LiveServer } from "./live-server.ts";
import { newcomer, signedIn } from "./people.ts";

/** A mail to render: its case, its kind, its recipient, and its facts. */
export interface MailCase {
	readonly name: string;
	readonly to: string;
	readonly accountId: string | null;
	readonly facts: object;
	/** The reader in French (tu or vous); null for text of another person. */
	readonly speaksTo: "student" | "adult" | null;
	/** Whether it is rendered where payments are real and addresses are confirmed. */
	readonly isReal?: boolean;
}

type MailKindName = keyof ReturnType<typeof mailKinds>;
/** Every kind of mail with all its variants: a new kind does not compile before it is added. */
export type EveryMail = Readonly<Record<MailKindName, readonly MailCase[]>>;

const parent = "parent@example.org";

/** The news that a mail about a missed appointment can have, each with the outcome. */
const missedStories: readonly (readonly [MissedFacts["news"], MissedFacts["outcome"]])[] = [
	["refunded", "refunded"],
	["undecided", "undecided"],
	["kept", "kept"],
	["contradicted", "refunded"],
	["contradicted", "undecided"],
	["contradicted", "kept"],
	["decidedRefunded", "refunded"],
	["decidedKept", "kept"],
];

/**
 * People, a class, an institution, an appointment and a newsletter on a server, and every mail about them.
 */
export async function everyMail(
	server: LiveServer,
	{ ask }: Pick<TestDatabase, "ask">,
	locale: Locale,
): Promise<EveryMail> {
	const idOf = async (email: string) =>
		String((await ask("SELECT id FROM account WHERE email = $1", [email]))[0]?.id);
	const person = async (changes: Record<string, unknown>) => {
		const { visitor, email } = await signedIn(server, { locale, ...changes });
		return { visitor, email, id: await idOf(email) };
	};
	const student = await person({ firstName: "Zoé" });
	const teacher = await person({ role: "teacher", firstName: "Claire" });
	const child = await person({ firstName: "Sacha", ageBand: "under15", guardianEmail: parent });
	const agreed = await person({ firstName: "Noa", ageBand: "under15", guardianEmail: parent });
	await ask("UPDATE account SET consent = 'given' WHERE id = $1", [agreed.id]);
	const minor = await person({ firstName: "Lou", ageBand: "15to17" });
	const guarded = await person({ firstName: "Anaïs", ageBand: "15to17" });
	const alone = await person({ firstName: "Rémi", ageBand: "15to17" });
	for (const [{ id }, confirmed] of [
		[minor, null],
		[guarded, server.now()],
	] as const)
		await ask("INSERT INTO guardian VALUES ($1, $2, $3, now(), $4)", [id, parent, locale, confirmed]);
	for (const [{ id }, about, from, to, confirmedAt] of [
		[alone, "guardian", "old@example.org", parent, null],
		[guarded, "guardian", parent, "new@example.org", null],
		[agreed, "consent", parent, "new@example.org", server.now()],
	] as const)
		await ask("INSERT INTO adult_address_change VALUES ($1, $2, $3, $4, now(), $5, NULL)", [
			id,
			about,
			from,
			to,
			confirmedAt,
		]);
	for (const { id, email } of [student, teacher])
		await ask("UPDATE account SET new_email = $2 WHERE id = $1", [id, `new-${email}`]);

	const { institution, teacher: teacherOf } = institutionsOn(() => server);
	const school = await institution("Lycée Marie-Curie");
	const { classes } = await teacherOf(school.code, "Moreau");
	await ask("UPDATE school_class SET warned_at = now() WHERE id = $1", [classes[0]]);
	await ask("INSERT INTO class_offer (class_id, email, offered_at) VALUES ($1, $2, now())", [
		classes[0],
		"paul@example.org",
	]);
	const [institutionRow] = await ask("SELECT id FROM institution WHERE code = $1", [school.code]);
	const memberId = randomUUID();
	await ask(
		"INSERT INTO institution_teacher (id, institution_id, account_id, role, joined_at) VALUES ($1, $2, $3, 'counsellor', now())",
		[memberId, institutionRow?.id, teacher.id],
	);
	await ask("INSERT INTO shown_summary VALUES ($1, $2, $3, $4, '[]', now(), now() + interval '30 days')", [
		randomUUID(),
		student.id,
		memberId,
		locale,
	]);

	await student.visitor.call("subscribe", { locale });
	const [payment] = await ask("SELECT id FROM payment WHERE account_id = $1", [student.id]);
	await student.visitor.call(
		"bookAppointment",
		bookingRequest(await freeTime(student.visitor, "60min", 3), {
			locale,
			visitorZone: "America/Montreal",
		}),
	);
	const [booking] = await ask(
		"SELECT facts FROM mail_outbox WHERE kind = 'appointment' AND account_id = $1 AND recipient = $2",
		[student.id, student.email],
	);
	const booked = booking?.facts as Record<string, unknown>;
	const testPayment = booked.paymentId;
	// As if the plan had been paid with real money.
	await ask("UPDATE receipt SET series = 'stripe' WHERE payment_id = $1", [payment?.id]);
	const [real] = await ask(
		"UPDATE researcher SET is_illustrative = false WHERE id <> $1 AND id = (SELECT max(id) FROM researcher) RETURNING id",
		[booked.researcherId],
	);

	const messages = [randomUUID(), randomUUID()];
	for (const [number, id] of messages.entries())
		await ask("INSERT INTO contact_message VALUES ($1, NULL, 'Inès Le Goff', $2, $3, $4, now(), $5)", [
			id,
			"ines.le-goff-de-kervern@lycee-jean-moulin.example",
			"Bonjour,\nOù voir les sources\u202f?",
			locale,
			number === 1,
		]);
	const [waiting, confirmed] = [randomUUID(), randomUUID()];
	for (const [id, confirmedAt] of [
		[waiting, null],
		[confirmed, server.now()],
	] as const)
		await ask("INSERT INTO update_subscription VALUES ($1, NULL, $2, $3, 1, now(), $4)", [
			id,
			`${id}@example.org`,
			locale,
			confirmedAt,
		]);
	const words = {
		en: { subject: "Three new careers", paragraphs: ["Come and see them."] },
		fr: { subject: "Trois nouveaux métiers", paragraphs: ["Viens les voir."] },
	};
	const issueId = randomUUID();
	await ask("INSERT INTO update_issue (id, words, begun_at) VALUES ($1, $2, now())", [issueId, words]);

	const researcherEmail = "nora@lab.example";
	await ask("UPDATE researcher SET email = $2, invited_at = now() WHERE id = $1", [
		real?.id,
		researcherEmail,
	]);
	const toResearcher = (name: string, facts: object = {}): MailCase => ({
		name,
		to: researcherEmail,
		accountId: null,
		facts,
		speaksTo: "adult",
	});
	const profile = { title: "Glaciologist", specialization: "Ice", bio: "I measure ice.", topics: ["Ice"] };
	await ask(
		"INSERT INTO researcher_profile (researcher_id, words, version, sent_at) VALUES ($1, $2, $3, now()) ON CONFLICT DO NOTHING",
		[real?.id, JSON.stringify({ en: profile, fr: profile }), "1a2b3c4d"],
	);
	const reports = reporters.map(() => randomUUID());
	for (const [number, reporter] of reporters.entries())
		await ask("INSERT INTO problem_report VALUES ($1, $2, $3, $4, $5, $6, now(), NULL)", [
			reports[number],
			real?.id,
			booked.id,
			student.id,
			reporter,
			"He asked for my number.\nI said no.",
		]);

	const toStudent = (name: string, facts: object = {}): MailCase => ({
		name,
		to: student.email,
		accountId: student.id,
		facts,
		speaksTo: "student",
	});
	const toTeacher = (name: string, facts: object = {}): MailCase => ({
		name,
		to: teacher.email,
		accountId: teacher.id,
		facts,
		speaksTo: "adult",
	});
	const both = (name: string, facts: object = {}) => [
		toStudent(`${name}, student`, facts),
		toTeacher(`${name}, teacher`, facts),
	];
	const toParent = (name: string, accountId: string | null, facts: object = {}): MailCase => ({
		name,
		to: parent,
		accountId,
		facts,
		speaksTo: "adult",
	});
	const toMinor = (name: string, { email, id }: typeof minor, facts: object): MailCase => ({
		name,
		to: email,
		accountId: id,
		facts,
		speaksTo: "student",
	});
	const changed = (news: "asked" | "done") => [
		toStudent(`${news}, student`, { news, firstName: "Zoé", newEmail: "zoe@lycee.example" }),
		toTeacher(`${news}, teacher`, { news, firstName: "Claire", newEmail: "claire@lycee.example" }),
	];
	const subscription = { zone: "Europe/Paris", amountCents: 499, at: server.now() };
	const planMail = (news: string, firstName: string, more: object = {}) => {
		const paymentId = "isTestMode" in more ? testPayment : payment?.id;
		const paid = news === "started" || news === "renewed" ? { paymentId } : {};
		const given = news === "refunded" ? { purpose: "subscription" } : {};
		const facts = { ...subscription, ...paid, ...given, news, firstName };
		return { ...facts, isGuardian: false, isTestMode: false, ...more };
	};
	const ofPlan = (news: string, more: object = {}, name = news): MailCase[] => [
		toStudent(`${name}, student`, planMail(news, "Zoé", more)),
		toTeacher(`${name}, teacher`, planMail(news, "Claire", more)),
		toParent(`${name}, guardian`, guarded.id, planMail(news, "Anaïs", { isGuardian: true, ...more })),
		// A former guardian, whose mail is late.
		toParent(`${name}, guardian before`, minor.id, planMail(news, "Lou", { isGuardian: true, ...more })),
	];
	const hour = 60 * 60_000;
	const hoursFromNow = (hours: number) =>
		new Date((Math.floor(server.now().getTime() / hour) + hours) * hour).toISOString();
	const erasedStudent = mailMessages[locale].appointment.erasedStudent;
	type AppointmentReader = "student" | "guardian" | "researcher";
	const appointment = (
		news: string,
		reader: AppointmentReader,
		more: Record<string, unknown> = {},
		name = news,
	): MailCase => {
		const refund = news === "cancelled" ? "all" : null;
		// The researcher's mail does not name the erased account.
		const named = more.by === "erasure" && reader === "researcher" ? { student: erasedStudent } : {};
		const facts = { ...booked, ...named, news, reader, refund, ...more };
		if (reader === "student") return toStudent(`${name}, ${reader}`, facts);
		const who = reader === "guardian" ? guarded.id : student.id;
		return toParent(`${name}, ${reader}`, more.by === "erasure" ? null : who, facts);
	};
	const toAll = (news: string, more: Record<string, unknown> = {}, name = news): MailCase[] =>
		(["student", "guardian", "researcher"] as const)
			// The owner of an erased account gets no mail.
			.filter((reader) => more.by !== "erasure" || reader !== "student")
			.map((reader) => appointment(news, reader, more, name));
	const before = hoursFromNow(72);
	const soon = { startsAt: hoursFromNow(20), endsAt: hoursFromNow(21) };
	const erased = { by: "erasure" };
	const ofAppointment = (name: string): MailCase[] => [
		...appointmentNews
			.filter((news) => news !== "moved")
			.flatMap((news) => toAll(news, {}, `${news}${name}`)),
		...toAll("moved", { before }, `moved${name}, by the student`),
		...toAll("moved", { before, isMovedByOperator: true }, `moved${name}, by an operator`),
		...toAll("booked", soon, `booked${name}, late`),
		...toAll("booked", { zone: "Europe/Paris" }, `booked${name}, in one zone`),
		...toAll("booked", { researcherId: real?.id }, `booked${name}, someone comes`),
		...toAll("day", { researcherId: real?.id }, `day${name}, someone comes`),
		...toAll("cancelled", { by: "student" }, `cancelled${name}, by the student`),
		...toAll("cancelled", { by: "researcher", reason: "I am ill." }, `cancelled${name}, by the researcher`),
		...toAll("booked", { topic: "Telescopes." }, `booked${name}, with a topic`),
		...toAll("cancelled", { by: "operator" }, `cancelled${name}, by an operator`),
		...toAll("cancelled", { by: "guardian", refund: "none" }, `cancelled${name}, by the guardian`),
		...toAll("cancelled", { by: "declined" }, `cancelled${name}, declined`),
		...toAll("cancelled", { by: "expired" }, `cancelled${name}, not answered`),
		...toAll("cancelled", erased, `cancelled${name}, erased`),
		...toAll("cancelled", { refund: "withheld" }, `cancelled${name}, kept`),
	];
	const missedFacts = Object.fromEntries(
		["zone", "researcherId", "startsAt", "endsAt", "amountCents", "student"].map((key) => [key, booked[key]]),
	);
	const ofMissed = (name: string): MailCase[] =>
		missedStories.flatMap(([news, outcome]) => {
			const facts = { ...missedFacts, until: hoursFromNow(7 * 24), news, outcome };
			const named = (reader: string) => `${news} ${outcome}${name}, ${reader}`;
			return [
				toStudent(named("student"), { ...facts, reader: "student" }),
				toParent(named("guardian"), guarded.id, { ...facts, reader: "guardian" }),
				// A researcher gets no mail of their own report.
				...(news === "kept" || news === "contradicted"
					? []
					: [toParent(named("researcher"), student.id, { ...facts, reader: "researcher" })]),
			];
		});
	const answerBy = hoursFromNow(48);
	const times = [hoursFromNow(72), hoursFromNow(96)];
	const reason = "I am at sea then.";
	await ask(
		"INSERT INTO appointment_proposal (appointment_id, times, reason, answer_by, proposed_at) VALUES ($1, $2, $3, $4, now())",
		[booked.id, JSON.stringify(times), reason, answerBy],
	);
	const proposed = { ...missedFacts, id: booked.id, duration: booked.duration, times, reason, answerBy };
	const ofProposal = (name: string): MailCase[] => [
		toStudent(`proposed${name}, student`, { ...proposed, reader: "student" }),
		toParent(`proposed${name}, guardian`, guarded.id, { ...proposed, reader: "guardian" }),
	];
	const unfinished: MailCase[] = [];
	for (const role of ["student", "teacher"]) {
		const { email } = newcomer({ firstName: "Malik", role, locale });
		await server
			.visitor("198.51.100.7")
			.call("signUp", newcomer({ firstName: "Malik", email, role, locale }));
		const speaksTo = role === "student" ? "student" : "adult";
		unfinished.push({ name: `never confirmed, ${role}`, to: email, accountId: null, facts: {}, speaksTo });
	}
	const found = {
		name: "Zoé",
		careers: ["geologist", "hydrogeologist", "computational-biologist", "physicist", "ecologist"],
		categories: ["earth", "physics", "biology"],
		code: "2ABCDEFGHJKMNPQRSTVW",
	};
	const plan: NewCircle = {
		researcherId: String(real?.id),
		hostName: "Odile Marin",
		hostEmail: parent,
		hostLocale: locale,
		language: "fr",
		subject: { en: "How stars die", fr: "Comment meurent les étoiles" },
		// Each language has a time of its own.
		startsAt: toInstant(new Date(hoursFromNow(96 + 2 * locales.indexOf(locale)))),
		minutes: 60,
		zone: parisZone,
		seats: 12,
		priceCents: cents(500),
	};
	const planned = await server.services.circleActions.plan(plan, async () => {});
	if (!planned.ok) throw new Error(planned.code);
	const { id: circleId } = planned.value;
	const participants = { student: randomUUID(), guardian: randomUUID() };
	for (const [reader, participantId] of Object.entries(participants)) {
		const accountId = reader === "student" ? student.id : guarded.id;
		await ask(
			"INSERT INTO circle_participant VALUES ($1, $2, $3, 'seated', NULL, now(), now(), NULL, 500, '-', 'America/Montreal', now(), NULL)",
			[participantId, circleId, accountId],
		);
	}
	const ofCircle = {
		circleId,
		startsAt: hoursFromNow(96),
		endsAt: hoursFromNow(97),
		sequence: 0,
		before: null,
	};
	const forSeat = (
		reader: "student" | "guardian",
		news: string,
		more: object = {},
		name = news,
	): MailCase => {
		const facts = {
			...ofCircle,
			reader,
			news,
			participantId: participants[reader],
			student: "Zoé",
			refund: null,
			zone: "America/Montreal",
			amountCents: 500,
			offerEndsAt: before,
			...more,
		};
		if (reader === "student") return toStudent(`${name}, student`, facts);
		return toParent(`${name}, guardian`, "by" in more && more.by === "erasure" ? null : guarded.id, facts);
	};
	const forBoth = (news: string, more: object = {}, name = news): MailCase[] => [
		forSeat("student", news, more, name),
		forSeat("guardian", news, more, name),
	];
	const forLeader = (
		reader: "host" | "researcher",
		news: string,
		more: object = {},
		name = news,
	): MailCase => ({
		name: `${name}, ${reader}`,
		to: parent,
		accountId: null,
		speaksTo: "adult",
		facts: { ...ofCircle, reader, news, name: "Odile Marin", ...more },
	});
	const ofCircles: MailCase[] = [
		...participantNews.filter((news) => news !== "offered").flatMap((news) => forBoth(news)),
		...forBoth("changed", { before }, "changed, at another time"),
		...forBoth(
			"cancelled",
			{ by: "operator", reason: "She is ill.", refund: "all" },
			"cancelled, by an operator",
		),
		...forBoth("cancelled", { by: "host_missing", refund: "all" }, "cancelled, without a host"),
		...forBoth("left", { by: "student", refund: "all" }, "left, in time"),
		...forBoth("left", { by: "student", refund: "none" }, "left, late"),
		...forBoth("left", { by: "guardian", refund: "all" }, "left, by the guardian"),
		forSeat("guardian", "left", { by: "erasure", refund: "all" }, "left, erased"),
		...leaderNews.map((news) => forLeader("host", news)),
		...leaderNews.filter((news) => news !== "replaced").map((news) => forLeader("researcher", news)),
		forLeader("host", "cancelled", { by: "host_missing" }, "cancelled, without the host"),
	];
	return {
		circle: [...ofCircles, ...ofCircles.map((one) => ({ ...one, isReal: true }))],
		verifyEmail: both("new"),
		signUpKnown: both("known"),
		resetPassword: [...both("asked"), ...unfinished.map((one) => ({ ...one, isReal: true }))],
		logInLink: both("asked"),
		passwordChanged: both("changed", { at: server.now() }),
		providerLinked: both("linked", { name: { en: "Curie School", fr: "Lycée Curie" } }),
		passkeyAdded: [
			{
				name: "added",
				to: teacher.email,
				accountId: teacher.id,
				facts: { at: server.now() },
				speaksTo: "adult",
			},
		],
		operatorPasskeyAdded: [toTeacher("added", { at: server.now() })],
		newEmail: both("new").map((one) => ({ ...one, to: `new-${one.to}` })),
		emailChange: [...changed("asked"), ...changed("done")],
		consent: [toParent("asked", child.id)],
		guardian: [toParent("asked", minor.id)],
		decision: parentDecisions.map((news) => toStudent(news, { news, firstName: "Zoé" })),
		adultNotice: adultNews.map((news) => toParent(news, minor.id, { news, firstName: "Zoé" })),
		adultAddress: [
			toParent("to the new address", alone.id, { about: "guardian", reader: "new" }),
			toParent("to the old address", guarded.id, { about: "guardian", reader: "old" }),
			toParent("changed", agreed.id, { about: "consent", reader: "old" }),
		],
		parentLink: [
			toParent("consent", agreed.id, { about: "consent" }),
			toParent("guardian", guarded.id, { about: "guardian" }),
		],
		results: [
			toStudent("alone", found),
			toStudent("with updates", { ...found, updates: true }),
			toStudent("without code or fields", { ...found, code: null, categories: [] }),
		],
		classEnds: [toTeacher("warned", { classId: classes[0] })],
		classOffer: [toTeacher("offered", { classId: classes[0] })],
		classOfferNews: (["accepted", "refused"] as const).map((news) =>
			toTeacher(news, { news, className: "2nde 4", colleague: "Paul Roux" }),
		),
		classTakenOver: [toTeacher("taken", { classId: classes[0], teacher: "Paul Roux" })],
		institutionInvites: [undefined, "Lycée Ampère"].map((formerly) =>
			toTeacher(formerly === undefined ? "invited" : "invited by a merged one", {
				institutionId: institutionRow?.id,
				...(formerly !== undefined && { formerly }),
			}),
		),
		institutionYear: [
			toTeacher("year", {
				institution: "Lycée Marie-Curie",
				archiveOn: "2027-07-10",
				eraseOn: "2027-12-31",
			}),
		],
		institutionSummaries: [toTeacher("shown")],
		institutionRole: (["counsellor", "teacher"] as const).map((role) =>
			toTeacher(role, { role, institution: "Lycée Marie-Curie" }),
		),
		institutionRemoves: [null, "Claire Moreau"].map((heir) =>
			toTeacher(heir === null ? "without classes" : "with classes", {
				institution: "Lycée Marie-Curie",
				heir,
			}),
		),
		institutionTeacherNews: (["joined", "left"] as const).map((news) =>
			toTeacher(news, { news, institution: "Lycée Marie-Curie", teacher: "Claire Moreau", classes: 2 }),
		),
		institutionClassGone: [
			toTeacher("gone", {
				institution: "Lycée Marie-Curie",
				teacher: "Claire Moreau",
				className: "2nde 4",
			}),
		],
		institutionHandsOver: [
			toTeacher("given", { institution: "Lycée Marie-Curie", teacher: "Claire Moreau" }),
		],
		institutionCharge: (["given", "ended"] as const).map((news) =>
			toTeacher(news, { news, institution: "Lycée Marie-Curie" }),
		),
		institutionMergerAsked: [
			toTeacher("asked", { from: "Lycée Ampère", town: "Lyon", into: "Lycée Marie-Curie" }),
		],
		institutionMerged: (["inCharge", "receiving", "teacher", "counsellor", "asker"] as const).map(
			(as, index) => {
				const isInCharge = as === "inCharge" || as === "receiving";
				const of = (["from", "into"] as const)[index % 2] ?? "from";
				const year = { archiveOn: "2027-07-10", eraseOn: "2027-12-31", of };
				return toTeacher(as, {
					from: "Lycée Ampère",
					into: "Lycée Marie-Curie",
					town: "Lyon",
					isInCharge,
					as,
					...(isInCharge && { tokens: 2, year }),
				});
			},
		),
		contactMessage: messages.map((messageId, index) => ({
			...toTeacher(index === 1 ? "priority" : "plain", { messageId }),
			speaksTo: null,
		})),
		updatesConfirm: [toStudent("asked", { subscriptionId: waiting })],
		updatesWelcome: [toStudent("confirmed", { subscriptionId: confirmed })],
		newsletter: [toStudent("issue", { subscriptionId: confirmed, issueId })],
		newsletterTest: [toStudent("test", { words })],
		plan: [
			...planNews.flatMap((news) => ofPlan(news)),
			...planNews.flatMap((news) => ofPlan(news, { isTestMode: true }, `${news}, test`)),
			...ofPlan("ended", { isUnpaid: true }, "ended, unpaid"),
			...ofPlan("refunded", { purpose: "consultation" }, "refunded, consultation"),
			toMinor("cancelled, without a guardian", alone, planMail("cancelled", "Rémi")),
			toMinor("cancelled, guardian asked", minor, planMail("cancelled", "Lou")),
		],
		profileToCheck: [
			{
				name: "sent",
				to: "operator@spectra.example",
				accountId: null,
				speaksTo: "adult" as const,
				facts: { researcherId: real?.id, version: "1a2b3c4d" },
			},
		],
		profileChecked: [
			toResearcher("approved", { researcherId: real?.id, refusal: null }),
			toResearcher("refused", {
				researcherId: real?.id,
				refusal: "Please leave out the name of your company.",
			}),
		],
		deskInvitation: [toResearcher("invited", { researcherId: real?.id })],
		deskLink: [toResearcher("asked")],
		deskPasskeyAdded: [toResearcher("added", { researcherId: real?.id, at: server.now() })],
		problemReport: reporters.map((reporter, index) => ({
			...toTeacher(reporter, { reportId: reports[index] }),
			speaksTo: null,
		})),
		missed: [...ofMissed(" in test mode"), ...ofMissed("").map((one) => ({ ...one, isReal: true }))],
		proposal: [...ofProposal(" in test mode"), ...ofProposal("").map((one) => ({ ...one, isReal: true }))],
		missedToDecide: [
			{
				...toTeacher("asked", {
					researcherId: real?.id,
					startsAt: booked.startsAt,
				}),
				speaksTo: null,
			},
		],
		appointment: [
			...ofAppointment(" in test mode"),
			...ofAppointment("").map((one) => ({ ...one, isReal: true })),
		],
	};
}
