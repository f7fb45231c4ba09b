import { type Command, Option } from "commander";
import { readEmailAddress } from "#domain/account/email-address.ts";
import { type CirclePlanRefusal, circleLengths, maxSeats, maxSubjectLength } from "#domain/circles/circle.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { cents } from "#domain/shared/money.ts";
import type { CircleChange } from "#server/circles/plan.ts";
import type { CircleRow } from "#server/circles/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { knownZone } from "#server/platform/zone.ts";
import { circleOf, shownCircles } from "./acts/circles.ts";
import { readLine, researcherOf } from "./acts/researchers.ts";
import type { Perform, Run } from "./run.ts";
import { readLocalTime } from "./times.ts";

const sentences: Readonly<
	Record<CirclePlanRefusal | "time_taken" | "not_ahead" | "seats_taken" | "nothing", string>
> = {
	time: "A circle starts on a full or half hour in the future.",
	seat_number: `A circle has 1 to ${maxSeats} seats.`,
	price: "A seat is free or costs 5 euros.",
	subject: `A subject has 1 to ${maxSubjectLength} characters.`,
	time_taken: "The researcher has a consultation or another circle then.",
	not_ahead: "The circle has started, is over or is cancelled.",
	seats_taken: "More seats are taken.",
	nothing: "The circle is like this already.",
};

const refuse = (code: keyof typeof sentences): never => {
	throw new Refusal(`${sentences[code]} Nothing was changed.`);
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
	if (!address.ok) throw new Refusal(`"${typed}" is no e-mail address.`);
	return address.value;
}

/** What a command's options say about a circle, as they were typed. */
interface Typed {
	readonly time?: string;
	readonly zone?: string;
	readonly host?: string;
	readonly hostEmail?: string;
	readonly hostLanguage?: Locale;
	readonly subjectEn?: string;
	readonly subjectFr?: string;
	readonly seats?: string;
}

/** The changes that the options ask for; those left out stay. */
function readChange(typed: Typed, row: CircleRow): CircleChange {
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

const language = (flags: string, what: string) => new Option(flags, what).choices([...locales]);

interface Added extends Required<Omit<Typed, "zone">> {
	readonly zone: string;
	readonly minutes: string;
	readonly price: "free" | "5";
	readonly language: Locale;
}

/** Commands on circles: consultations of a researcher with a group, in the presence of a host. */
export function circleCommands(program: Command, perform: Perform, run: Run): void {
	const group = program
		.command("circles")
		.description("consultations with a group and a host; everyone concerned gets changes by mail");

	group
		.command("list")
		.description("circles, the latest first")
		.option("--ahead", "only those that are planned and have not started")
		.action((filter: { ahead?: boolean }) => perform("circles list", filter, { none: "No circles." }));
	group
		.command("participants <id>")
		.description("who has a seat, pays for one, is offered one or waits")
		.action((id: string) => perform("circles participants", { id }, { none: "No one yet." }));
	group
		.command("add <researcher>")
		.description("plan a circle; host and researcher get their links by mail")
		.requiredOption("--time <time>", "the start on the clock of the zone, such as 2027-05-03T17:30")
		.requiredOption("--zone <zone>", "a time zone such as Europe/Paris")
		.addOption(
			new Option("--minutes <minutes>", "the length")
				.choices(circleLengths.map(String))
				.makeOptionMandatory(),
		)
		.requiredOption("--seats <number>", `1 to ${maxSeats}`)
		.addOption(new Option("--price <euros>", "of a seat").choices(["free", "5"]).makeOptionMandatory())
		.addOption(language("--language <language>", "the language that is spoken").makeOptionMandatory())
		.requiredOption("--subject-en <text>", "the subject in English")
		.requiredOption("--subject-fr <text>", "the subject in French")
		.requiredOption("--host <name>", "the adult who opens the room and stays")
		.requiredOption("--host-email <address>", "for the host's link")
		.addOption(language("--host-language <language>", "of mails to the host").makeOptionMandatory())
		.action((researcherId: string, typed: Added) =>
			run(async (context) => {
				await researcherOf(context, researcherId);
				const zone = readZone(typed.zone);
				const planned = await context.services.circleActions.plan({
					researcherId,
					...{ zone, startsAt: readLocalTime(typed.time, zone), minutes: Number(typed.minutes) },
					seats: Number(typed.seats),
					priceCents: cents(typed.price === "free" ? 0 : 500),
					language: typed.language,
					subject: { en: typed.subjectEn.trim(), fr: typed.subjectFr.trim() },
					hostName: readLine(typed.host, "The name of the host"),
					...{ hostEmail: readAddress(typed.hostEmail), hostLocale: typed.hostLanguage },
				});
				if (!planned.ok) return refuse(planned.code);
				const did = { event: "operator: circles add", accountId: null, researcherId } as const;
				return { rows: await shownCircles(context, [planned.value]), did };
			}),
		);
	group
		.command("change <id>")
		.description(
			"change a circle that has not started; another time or host lets everyone leave with a refund",
		)
		.option("--time <time>", "the start on the clock of its zone")
		.option("--zone <zone>", "another time zone for --time")
		.option("--host <name>", "another host")
		.option("--host-email <address>", "another address; the links of the one before stop working")
		.addOption(language("--host-language <language>", "of mails to the host"))
		.option("--subject-en <text>", "the subject in English")
		.option("--subject-fr <text>", "the subject in French")
		.option("--seats <number>", "never fewer than are taken")
		.action((id: string, typed: Typed) =>
			run(async (context) => {
				const row = await circleOf(context, id);
				const changed = await context.services.circleActions.change(id, readChange(typed, row));
				if (!changed.ok) return refuse(changed.code);
				const { researcherId } = row;
				const did = { event: "operator: circles change", accountId: null, researcherId } as const;
				return { rows: await shownCircles(context, [changed.value]), did };
			}),
		);
	group
		.command("cancel <id>")
		.description("cancel a circle; every paid seat is refunded")
		.option("--reason <text>", "why, for the mails and the participants' page")
		.action((id: string, options: { reason?: string }) => perform("circles cancel", { id, ...options }));
}
