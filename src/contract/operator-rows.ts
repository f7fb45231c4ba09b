import * as z from "zod/mini";
import { needCodes, urgencies } from "#domain/operator/today.ts";
import { countSchema, instantSchema, localDateSchema, monthSchema } from "./shared.ts";

const text = z.string();
const maybe = z.nullable(z.string());
const maybeShare = z.nullable(countSchema);
const maybeInstant = z.nullable(instantSchema);

/** The rows that the actions of operators show, by subject. Commands print the same rows. */
export const operatorRows = {
	needs: z.object({
		code: z.enum(needCodes),
		urgency: z.enum(urgencies),
		/** How many; null where there is nothing to count. */
		count: z.nullable(countSchema),
		/** Since when the oldest of them waits; null where no instant is known. */
		since: maybeInstant,
	}),
	accounts: z.object({
		id: text,
		email: text,
		confirmed: z.boolean(),
		newEmail: maybe,
		firstName: text,
		lastName: text,
		role: text,
		age: maybe,
		language: text,
		consent: text,
		parent: maybe,
		guardian: maybe,
		guardianConfirmed: maybeInstant,
		created: instantSchema,
	}),
	/** Everything that is stored about an account, as its owner would get it: JSON. */
	exports: z.object({ json: text }),
	/** The audit log. `by` is the operator who acted at the desk; null: a command, or no operator. */
	events: z.object({ at: instantSchema, event: text, email: maybe, researcher: maybe, by: maybe }),
	researchers: z.object({
		id: text,
		name: text,
		title: text,
		titleFr: text,
		zone: text,
		languages: text,
		email: maybe,
		illustrative: z.boolean(),
		invited: maybeInstant,
		identity: maybe,
		conduct: maybeInstant,
		obstacles: text,
		calendar: z.boolean(),
		retired: z.boolean(),
	}),
	/** A researcher as the file that describes them: JSON, in the form that `researchers edit` reads. */
	researcherFiles: z.object({ json: text }),
	/** The private address of a researcher's calendar, shown once. */
	addresses: z.object({ id: text, address: text }),
	/** Profiles that researchers sent, and that wait for an operator. */
	profiles: z.object({ researcher: text, version: text, sent: instantSchema, title: text, titleFr: text }),
	/** The words of a profile that students read now, and those that were sent, by language and field. */
	profileTexts: z.object({ version: text, language: text, field: text, now: text, sent: text }),
	hours: z.object({ kind: text, when: text }),
	appointments: z.object({
		id: text,
		researcher: text,
		begins: text,
		zone: text,
		startsAt: instantSchema,
		duration: text,
		state: text,
		student: text,
		email: text,
		guardian: maybe,
		payment: text,
		/** The address of the room. */
		appointment: text,
	}),
	circles: z.object({
		id: text,
		subject: text,
		researcher: text,
		host: text,
		begins: text,
		zone: text,
		startsAt: instantSchema,
		minutes: countSchema,
		seats: countSchema,
		taken: countSchema,
		waiting: countSchema,
		euros: text,
		language: text,
		state: text,
		hostCameAt: maybeInstant,
	}),
	/** Who has a seat of a circle, pays for one, is offered one or waits. */
	participants: z.object({
		state: text,
		since: instantSchema,
		student: text,
		email: text,
		ageBand: maybe,
		guardian: maybe,
		payment: maybe,
	}),
	subscriptions: z.object({
		id: text,
		email: maybe,
		provider: text,
		status: text,
		requestedChange: maybe,
		cancelAtPeriodEnd: z.boolean(),
		startedAt: instantSchema,
		periodEnd: instantSchema,
	}),
	payments: z.object({
		id: text,
		purpose: text,
		state: text,
		provider: text,
		email: maybe,
		at: instantSchema,
		euros: text,
	}),
	messages: z.object({
		id: text,
		received: instantSchema,
		priority: z.boolean(),
		name: text,
		email: text,
		language: text,
		answered: maybeInstant,
		message: text,
	}),
	reports: z.object({
		id: text,
		reported: instantSchema,
		by: text,
		researcher: text,
		student: maybe,
		email: maybe,
		appointment: maybe,
		begins: maybeInstant,
		closed: maybeInstant,
		text,
	}),
	missed: z.object({
		appointment: text,
		began: text,
		zone: text,
		researcher: text,
		student: text,
		email: text,
		payment: text,
		byStudent: maybeInstant,
		byResearcher: maybeInstant,
		price: text,
		decided: maybeInstant,
	}),
	statements: z.object({
		researcher: text,
		month: monthSchema,
		consultations: countSchema,
		refunds: countSchema,
		euros: text,
		fee: text,
		due: text,
		paid: maybeInstant,
	}),
	mails: z.object({
		id: text,
		kind: text,
		to: maybe,
		written: instantSchema,
		failures: countSchema,
		state: text,
	}),
	/** The words of an issue of the newsletter, and how many would get it. */
	previews: z.object({ language: text, subject: text, text, readers: countSchema }),
	issues: z.object({
		id: text,
		subject: text,
		started: instantSchema,
		mails: countSchema,
		finished: maybeInstant,
	}),
	/** Names that people gave to classes and institutions. */
	names: z.object({ kind: text, id: text, name: text, place: maybe, created: instantSchema }),
	/** Numbers without a person. */
	figures: z.object({ subject: text, period: text, count: countSchema }),
	/** A day of the blind ratings of careers: students, and the share of each group that appealed, in whole percent; null: none. */
	ratingDays: z.object({
		day: localDateSchema,
		students: countSchema,
		leftOut: z.boolean(),
		top: maybeShare,
		middle: maybeShare,
		bottom: maybeShare,
	}),
	/** The settings of the server; of a secret only whether it is set. */
	settings: z.object({ name: text, value: maybe, secret: z.boolean() }),
};

/** The subject of an action's rows. */
export type OperatorSubject = keyof typeof operatorRows;
/** A row of a subject. */
export type OperatorRowOf<Subject extends OperatorSubject> = z.infer<(typeof operatorRows)[Subject]>;
