import * as z from "zod/mini";
import { circleLengths } from "#domain/circles/circle.ts";
import type { OperatorRowOf, OperatorSubject } from "./operator-rows.ts";
import { localeSchema, localized } from "./shared.ts";

const text = z.string().check(z.maxLength(2000));
const maybeText = z.optional(text);
const flag = z.optional(z.boolean());
const none = z.strictObject({});
const lengths = circleLengths.map(String);

/** The input of an action, and the subject of its rows; null: it only changes something. */
interface OperatorAction {
	readonly input: z.ZodMiniType<Readonly<Record<string, unknown>>>;
	readonly shows: OperatorSubject | null;
}

/** An action that only reads. */
const read = <const Action extends OperatorAction>(action: Action) => ({
	...action,
	isRecorded: false as const,
});
/** An action that changes something or hands out all of a person's data: the audit log gets an entry. */
const change = <const Action extends OperatorAction>(action: Action) => ({
	...action,
	isRecorded: true as const,
});
const ofEmail = change({ input: z.strictObject({ email: text }), shows: null });
const ofId = change({ input: z.strictObject({ id: text }), shows: null });
const words = localized(z.strictObject({ subject: text, paragraphs: z.array(text) }));

/** A researcher as a file describes them; the action checks each value. */
const researcherFile = z.strictObject({
	id: text,
	zone: text,
	languages: z.array(text),
	monogram: text,
	category: text,
	email: text,
	mailLanguage: text,
	text: localized(
		z.strictObject({
			name: text,
			title: text,
			specialization: text,
			bio: text,
			topics: z.array(text),
			/** In the researcher's own words; without one the former answer stays. */
			answer: z.optional(text),
		}),
	),
});

/**
 * Every action that an operator can do by a command and at the desk, by the name of its command. Rules about the values are the
 * actions' own: a wrong one is refused with a sentence.
 */
export const operatorActions = {
	today: read({ input: none, shows: "needs" }),

	"accounts find": read({ input: z.strictObject({ text }), shows: "accounts" }),
	"accounts show": read({ input: z.strictObject({ email: text }), shows: "accounts" }),
	"accounts correct": change({
		input: z.strictObject({
			email: text,
			firstName: maybeText,
			lastName: maybeText,
			role: maybeText,
			age: maybeText,
			language: maybeText,
		}),
		shows: "accounts",
	}),
	"accounts export": change({ input: z.strictObject({ email: text }), shows: "exports" }),
	"accounts erase": ofEmail,
	"accounts end-sessions": ofEmail,
	"accounts confirm": ofEmail,
	"accounts change-address": change({ input: z.strictObject({ email: text, to: text }), shows: null }),
	"accounts parent-link": ofEmail,
	"accounts withdraw-guardian": ofEmail,
	audit: read({ input: z.strictObject({ email: maybeText, operators: flag }), shows: "events" }),

	"researchers list": read({ input: z.strictObject({ all: flag }), shows: "researchers" }),
	"researchers show": read({ input: z.strictObject({ id: text }), shows: "researcherFiles" }),
	"researchers add": change({ input: researcherFile, shows: "researchers" }),
	"researchers edit": change({ input: researcherFile, shows: "researchers" }),
	"researchers retire": change({ input: z.strictObject({ id: text, keepBooked: flag }), shows: null }),
	"researchers restore": ofId,
	"researchers calendar": change({ input: z.strictObject({ id: text, revoke: flag }), shows: "addresses" }),
	"researchers invite": ofId,
	"researchers check": change({
		input: z.strictObject({ id: text, what: text, by: text, on: maybeText }),
		shows: null,
	}),
	"researchers uncheck": ofId,
	"researchers suspend": ofId,
	"researchers resume": ofId,

	"profiles list": read({ input: none, shows: "profiles" }),
	"profiles show": read({ input: z.strictObject({ id: text }), shows: "profileTexts" }),
	"profiles approve": change({ input: z.strictObject({ id: text, version: text }), shows: null }),
	"profiles refuse": change({
		input: z.strictObject({ id: text, version: text, reason: text }),
		shows: null,
	}),

	"availability show": read({ input: z.strictObject({ id: text }), shows: "hours" }),
	"availability set": change({ input: z.strictObject({ id: text, hours: z.array(text) }), shows: "hours" }),
	"availability close": change({
		input: z.strictObject({ id: text, day: text, hours: maybeText, keepBooked: flag }),
		shows: "hours",
	}),
	"availability open": change({
		input: z.strictObject({ id: text, day: text, hours: text }),
		shows: "hours",
	}),
	"availability usual": change({ input: z.strictObject({ id: text, day: text }), shows: "hours" }),

	"appointments list": read({
		input: z.strictObject({
			researcher: maybeText,
			student: maybeText,
			state: maybeText,
			from: maybeText,
			to: maybeText,
		}),
		shows: "appointments",
	}),
	"appointments move": change({ input: z.strictObject({ id: text, time: text }), shows: null }),
	"appointments cancel": change({
		input: z.strictObject({ id: text, refund: z.enum(["all", "none", "by-rule"]), reason: maybeText }),
		shows: null,
	}),

	"circles list": read({ input: z.strictObject({ ahead: flag }), shows: "circles" }),
	"circles participants": read({ input: z.strictObject({ id: text }), shows: "participants" }),
	"circles add": change({
		input: z.strictObject({
			researcher: text,
			time: text,
			zone: text,
			minutes: z.enum(lengths),
			seats: text,
			price: z.enum(["free", "5"]),
			language: localeSchema,
			subjectEn: text,
			subjectFr: text,
			host: text,
			hostEmail: text,
			hostLanguage: localeSchema,
		}),
		shows: "circles",
	}),
	"circles change": change({
		input: z.strictObject({
			id: text,
			time: maybeText,
			zone: maybeText,
			seats: maybeText,
			subjectEn: maybeText,
			subjectFr: maybeText,
			host: maybeText,
			hostEmail: maybeText,
			hostLanguage: z.optional(localeSchema),
		}),
		shows: "circles",
	}),
	"circles cancel": change({ input: z.strictObject({ id: text, reason: maybeText }), shows: null }),

	"subscriptions list": read({ input: z.strictObject({ email: maybeText }), shows: "subscriptions" }),
	"subscriptions cancel": change({ input: z.strictObject({ email: text, now: flag }), shows: null }),
	"payments list": read({
		input: z.strictObject({ email: maybeText, state: maybeText }),
		shows: "payments",
	}),
	"payments refund": ofId,

	"messages list": read({ input: z.strictObject({ open: flag }), shows: "messages" }),
	"messages answered": ofId,
	"messages remove": ofId,
	"reports list": read({ input: z.strictObject({ all: flag }), shows: "reports" }),
	"reports close": ofId,
	"missed list": read({ input: z.strictObject({ all: flag }), shows: "missed" }),
	"missed decide": change({
		input: z.strictObject({ id: text, price: z.enum(["refund", "keep"]) }),
		shows: null,
	}),
	"statements list": read({
		input: z.strictObject({ researcher: maybeText, open: flag }),
		shows: "statements",
	}),
	"statements paid": change({ input: z.strictObject({ researcher: text, month: text }), shows: null }),
	"statements unpaid": change({ input: z.strictObject({ researcher: text, month: text }), shows: null }),
	"mails list": read({ input: z.strictObject({ refused: flag, failing: flag }), shows: "mails" }),
	"mails again": ofId,

	"ratings days": read({ input: none, shows: "ratingDays" }),
	"ratings leave-out": change({ input: z.strictObject({ day: text }), shows: "ratingDays" }),
	"ratings take-in": change({ input: z.strictObject({ day: text }), shows: "ratingDays" }),

	"newsletter preview": read({ input: z.strictObject({ words }), shows: "previews" }),
	"newsletter test": change({ input: z.strictObject({ words, to: text }), shows: null }),
	"newsletter send": change({ input: z.strictObject({ words, readers: text }), shows: null }),
	"newsletter status": read({ input: none, shows: "issues" }),

	"names list": read({ input: none, shows: "names" }),
	"names replace": change({
		input: z.strictObject({ kind: z.enum(["class", "institution"]), id: text, name: text }),
		shows: null,
	}),
	"institutions merge": change({ input: z.strictObject({ from: text, into: text }), shows: null }),
	figures: read({ input: none, shows: "figures" }),
	settings: read({ input: none, shows: "settings" }),
} as const;

/** The name of an action: that of its command. */
export type OperatorActionName = keyof typeof operatorActions;
export type ActionInput<Name extends OperatorActionName> = z.infer<(typeof operatorActions)[Name]["input"]>;
/** A row that an action shows; never for one that only changes something. */
export type ActionRow<Name extends OperatorActionName> =
	(typeof operatorActions)[Name]["shows"] extends infer Subject extends OperatorSubject
		? OperatorRowOf<Subject>
		: never;
