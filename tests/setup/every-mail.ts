import { randomUUID } from "node:crypto";
import type { Locale } from "#domain/shared/locale.ts";
import { appointmentNews } from "#server/consultations/mail.ts";
import type { mailKinds } from "#server/mail-kinds.ts";
import { bookingRequest, freeTime } from "./consultations.ts";
import type { TestDatabase } from "./database.ts";
import { institutionsOn } from "./institutions.ts";
import type { LiveServer } from "./live-server.ts";
import { signedIn } from "./people.ts";

/** A mail to be written: which of its kind it is, whom it goes to, and the facts that wait in the outbox. */
export interface MailCase {
	readonly name: string;
	readonly to: string;
	readonly accountId: string | null;
	readonly facts: object;
	/** Whom French speaks to; null where it is another person's text. */
	readonly speaksTo: "student" | "adult" | null;
}

type MailKindName = keyof ReturnType<typeof mailKinds>;
/** Every kind of mail with all that it may tell: a new kind does not compile before it is here. */
export type EveryMail = Readonly<Record<MailKindName, readonly MailCase[]>>;

const parent = "parent@example.org";

/** People, a class, an institution, an appointment and a newsletter on a server, and every mail that tells of them. */
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
	for (const [{ id }, confirmed] of [
		[minor, null],
		[guarded, server.now()],
	] as const)
		await ask("INSERT INTO guardian VALUES ($1, $2, $3, now(), $4)", [id, parent, locale, confirmed]);
	for (const { id, email } of [student, teacher])
		await ask("UPDATE account SET new_email = $2 WHERE id = $1", [id, `new-${email}`]);

	const { institution, teacher: teacherOf } = institutionsOn(() => server);
	const school = await institution("Lycée Marie-Curie");
	const { classes } = await teacherOf(school.code, "Moreau");
	const [institutionRow] = await ask("SELECT id FROM institution WHERE code = $1", [school.code]);

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

	const messages = [randomUUID(), randomUUID()];
	for (const [place, id] of messages.entries())
		await ask("INSERT INTO contact_message VALUES ($1, NULL, 'Inès Le Goff', $2, $3, $4, now(), $5)", [
			id,
			"ines.le-goff-de-kervern@lycee-jean-moulin.example",
			"Bonjour,\nOù voir les sources\u202f?",
			locale,
			place === 1,
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

	const toStudent = (name: string, facts: object = {}): MailCase => ({
		...{ name, to: student.email, accountId: student.id, facts, speaksTo: "student" },
	});
	const toTeacher = (name: string, facts: object = {}): MailCase => ({
		...{ name, to: teacher.email, accountId: teacher.id, facts, speaksTo: "adult" },
	});
	const both = (name: string, facts: object = {}) => [
		toStudent(`${name}, student`, facts),
		toTeacher(`${name}, teacher`, facts),
	];
	const toParent = (name: string, accountId: string | null, facts: object = {}): MailCase => ({
		...{ name, to: parent, accountId, facts, speaksTo: "adult" },
	});
	const changed = both("asked", { news: "asked", firstName: "Zoé", newEmail: "zoe@lycee.example" });
	const subscription = { firstName: "Zoé", zone: "Europe/Paris", amountCents: 499, at: server.now() };
	const told = (news: string, isGuardian: boolean, isTestMode: boolean) => {
		const paid = news === "started" ? { paymentId: payment?.id } : {};
		return { ...subscription, ...paid, news, isGuardian, isTestMode };
	};
	const newsOfPlan = ["started", "renewed", "failed", "cancelled", "resumed", "ended", "refunded"];
	const appointment = (news: string, reader: "student" | "guardian" | "researcher"): MailCase => {
		const moved = news === "moved" ? { before: booked.startsAt, isMovedByOperator: true } : {};
		const facts = { ...booked, ...moved, news, reader, refund: news === "cancelled" ? "all" : null };
		if (reader === "student") return toStudent(`${news}, ${reader}`, facts);
		return toParent(`${news}, ${reader}`, reader === "guardian" ? guarded.id : student.id, facts);
	};
	const late = appointment("cancelled", "student");
	return {
		verifyEmail: both("new"),
		signUpKnown: both("known"),
		resetPassword: both("asked"),
		passwordChanged: both("changed"),
		newEmail: both("new").map((one) => ({ ...one, to: `new-${one.to}` })),
		emailChange: [...changed, ...both("done", { ...changed[0]?.facts, news: "done" })],
		consent: [toParent("asked", child.id)],
		guardian: [toParent("asked", minor.id)],
		decision: [
			"consent_given",
			"consent_refused",
			"guardian_confirmed",
			"guardian_refused",
			"guardian_left",
		].map((news) => toStudent(news, { news, firstName: "Zoé" })),
		parentLink: [
			toParent("consent", agreed.id, { about: "consent" }),
			toParent("guardian", guarded.id, { about: "guardian" }),
		],
		results: [null, true].map((updates) =>
			toStudent(updates ? "with updates" : "alone", {
				name: "Zoé",
				careers: ["geologist", "hydrogeologist", "computational-biologist", "physicist", "ecologist"],
				categories: ["earth", "physics", "biology"],
				code: "2ABCDEFGHJKMNPQRSTVW",
				...(updates ? { updates } : {}),
			}),
		),
		classEnds: [toTeacher("warned", { classId: classes[0] })],
		institutionInvites: [toTeacher("invited", { institutionId: institutionRow?.id })],
		institutionRemoves: [null, "Claire Moreau"].map((heir) =>
			toTeacher(heir === null ? "without classes" : "with classes", {
				institution: "Lycée Marie-Curie",
				heir,
			}),
		),
		institutionHandsOver: [
			toTeacher("given", { institution: "Lycée Marie-Curie", teacher: "Claire Moreau" }),
		],
		contactMessage: messages.map((messageId, place) => ({
			...toTeacher(place === 1 ? "priority" : "plain", { messageId }),
			speaksTo: null,
		})),
		updatesConfirm: [toStudent("asked", { subscriptionId: waiting })],
		updatesWelcome: [toStudent("confirmed", { subscriptionId: confirmed })],
		newsletter: [toStudent("issue", { subscriptionId: confirmed, issueId })],
		newsletterTest: [toStudent("test", { words })],
		plan: newsOfPlan.flatMap((news) => [
			...both(news, told(news, false, false)),
			toParent(`${news}, guardian`, guarded.id, told(news, true, true)),
		]),
		appointment: [
			...appointmentNews.flatMap((news) =>
				(["student", "guardian", "researcher"] as const).map((reader) => appointment(news, reader)),
			),
			{ ...late, name: "cancelled late", facts: { ...late.facts, refund: "none" } },
			{ ...late, name: "cancelled, kept", facts: { ...late.facts, refund: "withheld" } },
		],
	};
}
