import type { ActionInput } from "#contract/operator-actions.ts";
import { readEmailAddress } from "#domain/account/email-address.ts";
import { circleSeatPrice } from "#domain/billing/prices.ts";
import { type CirclePlanRefusal, maxSeats, maxSubjectLength } from "#domain/circles/circle.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { cents } from "#domain/shared/money.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { CircleChange } from "#server/circles/plan.ts";
import type { CircleRow } from "#server/circles/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { knownZone } from "#server/platform/zone.ts";
import { readLocalTime } from "../times.ts";
import type { OperatorActionHandlers } from "./action.ts";
import { circleOf, shownCircles } from "./circles.ts";
import { readLine, researcherOf } from "./researchers.ts";

type Refused = CirclePlanRefusal | "time_taken" | "not_ahead" | "seats_taken" | "nothing";

const sentences: Readonly<Record<Refused, string>> = {
	time: "A circle starts on a full or half hour in the future.",
	seat_number: `A circle has 1 to ${maxSeats} seats.`,
	price: "A seat is free or costs 5 euros.",
	subject: `A subject has 1 to ${maxSubjectLength} characters.`,
	time_taken: "The researcher has a consultation or another circle then.",
	not_ahead: "The circle has started, is over or is cancelled.",
	seats_taken: "More seats are taken.",
	nothing: "The circle is like this already.",
};

/** The sentence at the desk, where it says more than that a field is wrong. */
const codes: Readonly<Partial<Record<Refused, ProblemCode>>> = {
	time: "consultations.slot_unavailable",
	time_taken: "consultations.slot_taken",
	not_ahead: "operator.nothing_changed",
	seats_taken: "operator.nothing_changed",
	nothing: "operator.nothing_changed",
};

const refuse = (refused: Refused): never => {
	throw new Refusal(`${sentences[refused]} Nothing was changed.`, codes[refused] ?? "operator.input_invalid");
};

/** @throws Refusal for an unknown zone */
function readZone(name: string): Zone {
	const zone = knownZone(name);
	if (zone === undefined || /^[+-]/.test(name))
		throw new Refusal(`"${name}" is no time zone such as Europe/Paris.`);
	return zone;
}

/** @throws Refusal for anything but an address */
function readAddress(typed: string): string {
	const address = readEmailAddress(typed);
	if (!address.ok) throw new Refusal(`"${typed}" is no e-mail address.`, "forms.email_invalid");
	return address.value;
}

/** The changes that were typed; those left out stay. */
function readChange(typed: ActionInput<"circles change">, row: CircleRow): CircleChange {
	const zone = typed.zone === undefined ? row.zone : readZone(typed.zone);
	if (typed.zone !== undefined && typed.time === undefined)
		throw new Refusal("Another zone needs a time: --time. Nothing was changed.");
	const subject = { en: typed.subjectEn ?? row.subject.en, fr: typed.subjectFr ?? row.subject.fr };
	return {
		...(typed.time === undefined ? {} : { startsAt: readLocalTime(typed.time, zone), zone }),
		...(typed.host === undefined ? {} : { hostName: readLine(typed.host, "The name of the host") }),
		...(typed.hostEmail === undefined ? {} : { hostEmail: readAddress(typed.hostEmail) }),
		...(typed.hostLanguage === undefined ? {} : { hostLocale: typed.hostLanguage }),
		...(typed.subjectEn === undefined && typed.subjectFr === undefined ? {} : { subject }),
		...(typed.seats === undefined ? {} : { seats: Number(typed.seats) }),
	};
}

/** Actions that plan circles, and change those that have not started. */
export const circlePlanActions: OperatorActionHandlers<"circles add" | "circles change"> = {
	"circles add": async (context, { researcher: researcherId, ...typed }) => {
		await researcherOf(context, researcherId);
		const zone = readZone(typed.zone);
		const plan = {
			researcherId,
			zone,
			startsAt: readLocalTime(typed.time, zone),
			minutes: Number(typed.minutes),
			seats: Number(typed.seats),
			priceCents: typed.price === "free" ? cents(0) : circleSeatPrice,
			language: typed.language,
			subject: { en: typed.subjectEn.trim(), fr: typed.subjectFr.trim() },
			hostName: readLine(typed.host, "The name of the host"),
			hostEmail: readAddress(typed.hostEmail),
			hostLocale: typed.hostLanguage,
		};
		const planned = await context.services.circleActions.plan(plan, (transaction) =>
			context.record(transaction, { researcherId }),
		);
		if (!planned.ok) return refuse(planned.code);
		return { rows: await shownCircles(context, [planned.value]) };
	},
	"circles change": async (context, { id, ...typed }) => {
		const row = await circleOf(context, id);
		const change = readChange({ id, ...typed }, row);
		const { researcherId } = row;
		const changed = await context.services.circleActions.change(id, change, (transaction) =>
			context.record(transaction, { researcherId }),
		);
		if (!changed.ok) return refuse(changed.code);
		return { rows: await shownCircles(context, [changed.value]) };
	},
};
