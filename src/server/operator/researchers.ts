import type { Command } from "commander";
import * as z from "zod/mini";
import { categoryKeySchema } from "#contract/careers.ts";
import { localeSchema, localized, zoneSchema } from "#contract/shared.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { obstaclesOf } from "#domain/consultations/safety.ts";
import { parisZone, toInstantOrNull } from "#domain/shared/moment.ts";
import { feedPath } from "#server/consultations/feed.ts";
import {
	allResearchers,
	changeResearcher,
	insertResearcher,
	type ResearcherRow,
	safetyOf,
} from "#server/consultations/researchers/store.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { knownZone } from "#server/platform/zone.ts";
import { refuseWhileBooked } from "./appointments.ts";
import type { OperatorContext } from "./context.ts";
import { readJson } from "./read-json.ts";
import { closeDesk, refuseSharedAddress, researcherDeskCommands, researcherOf } from "./researcher-desk.ts";
import type { Run } from "./run.ts";
import type { Row } from "./table.ts";

const text = z.string().check(z.regex(/\S/, "some words"), z.maxLength(1000));
/** The name is also part of mail subjects. */
const line = text.check(z.regex(/^\P{Cc}*$/u, "one line"));
const zone = z.pipe(
	z.string().check(
		// An operator types it: an offset has no summer time.
		z.refine(
			(name) => zoneSchema.safeParse(name).success && knownZone(name) !== undefined,
			"a time zone such as Europe/Paris",
		),
	),
	z.transform((name) => knownZone(name) ?? parisZone),
);

/** A researcher as a file describes them. */
const fileSchema = z.strictObject({
	id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens")),
	zone,
	languages: z.array(localeSchema).check(z.minLength(1)),
	monogram: z.string().check(z.regex(/^\p{Lu}{2}$/u, "two capital letters")),
	category: categoryKeySchema,
	email: z.string().check(z.refine(isEmailAddress, "an e-mail address")),
	mailLanguage: localeSchema,
	text: localized(
		z.strictObject({
			name: line,
			title: line,
			specialization: line,
			bio: text,
			topics: z.array(line).check(z.minLength(1)),
		}),
	),
});
type ResearcherFile = z.infer<typeof fileSchema>;

const example: ResearcherFile = {
	id: "jane-doe",
	zone: parisZone,
	languages: ["fr", "en"],
	monogram: "JD",
	category: "space",
	email: "jane.doe@lab.example",
	mailLanguage: "fr",
	text: {
		en: {
			name: "Jane Doe",
			title: "Astronomer",
			specialization: "Young stars",
			bio: "Two or three sentences.",
			topics: ["What a consultation can be about"],
		},
		fr: {
			name: "Jane Doe",
			title: "Astronome",
			specialization: "Les étoiles jeunes",
			bio: "Deux ou trois phrases.",
			topics: ["Ce que la consultation peut aborder"],
		},
	},
};

const readFile = (path: string): ResearcherFile => readJson(path, fileSchema, "a researcher");

const rowOf = ({ category, mailLanguage, text: words, ...file }: ResearcherFile) => ({
	...file,
	hue: category,
	locale: mailLanguage,
	words,
});

const fileOf = (row: ResearcherRow) => ({
	id: row.id,
	zone: row.zone,
	languages: row.languages,
	monogram: row.monogram,
	category: row.hue,
	email: row.email,
	mailLanguage: row.locale,
	text: row.words,
});

const shown = (row: ResearcherRow): Row => ({
	id: row.id,
	name: row.words.en.name,
	title: row.words.en.title,
	zone: row.zone,
	languages: row.languages.join(","),
	email: row.email,
	illustrative: row.isIllustrative,
	invited: toInstantOrNull(row.invitedAt),
	identity: row.identityCheck === null ? null : `${row.identityCheck} (${row.identityCheckedBy})`,
	conduct: toInstantOrNull(row.conductAcceptedAt),
	obstacles: obstaclesOf(safetyOf(row)).join(","),
	calendar: row.feedTokenHash !== null,
	retired: row.retiredAt !== null,
});

async function change(context: OperatorContext, id: string, changes: Parameters<typeof changeResearcher>[2]) {
	await researcherOf(context, id);
	const changed = await changeResearcher(context.database.queries(), id, changes, context.now());
	const did = { event: "operator: researchers edit", accountId: null, researcherId: id } as const;
	return { rows: changed === undefined ? [] : [shown(changed)], did };
}

/** Adding, editing and retiring researchers, and their private calendars. */
export function researcherCommands(program: Command, run: Run): void {
	const group = program.command("researchers").description("who can be booked");

	group
		.command("list")
		.description("researchers; those who have retired with --all")
		.option("--all", "those who have retired, too")
		.action(({ all }: { all?: boolean }) =>
			run(async ({ database }) => {
				const rows = await allResearchers(database.queries());
				return { rows: rows.filter(({ retiredAt }) => all || retiredAt === null).map(shown) };
			}),
		);
	group
		.command("example")
		.description("print a file to begin with, for add and edit")
		.action(() => console.log(JSON.stringify(example, null, "\t")));
	group
		.command("show <id>")
		.description("print a researcher as the file that add and edit read")
		.action((id: string) =>
			run(async (context) => {
				const file = fileOf(await researcherOf(context, id));
				return { rows: [], text: JSON.stringify(file, null, "\t") };
			}),
		);
	group
		.command("add <file>")
		.description("add a researcher described by a JSON file (- reads what is piped in)")
		.action((path: string) =>
			run(async ({ database, now }) => {
				const file = readFile(path);
				const present = now();
				await refuseSharedAddress(database.queries(), file);
				const row = { ...rowOf(file), isIllustrative: false, createdAt: present, updatedAt: present };
				if (!(await insertResearcher(database.queries(), row))) {
					throw new Refusal(`There is a researcher "${file.id}" already: use edit.`);
				}
				return { rows: [shown(await researcherOf({ database }, file.id))] };
			}),
		);
	group
		.command("edit <file>")
		.description("replace what is said of a researcher by a JSON file; hours and appointments stay")
		.action((path: string) =>
			run(async (context) => {
				const { id, ...row } = rowOf(readFile(path));
				await refuseSharedAddress(context.database.queries(), { id, ...row });
				const before = await researcherOf(context, id);
				const isMoved = before.email !== null && before.email.toLowerCase() !== row.email.toLowerCase();
				if (isMoved) await context.database.transaction((transaction) => closeDesk(transaction, id));
				return change(context, id, row);
			}),
		);
	group
		.command("retire <id>")
		.description("new bookings are refused; existing ones stay")
		.option("--keep-booked", "also when something is booked: it stays")
		.action((id: string, { keepBooked }: { keepBooked?: boolean }) =>
			run(async (context) => {
				await researcherOf(context, id);
				await refuseWhileBooked(context, { researcher: id }, keepBooked);
				return change(context, id, { retiredAt: context.now() });
			}),
		);
	group
		.command("restore <id>")
		.description("they can be booked again")
		.action((id: string) => run((context) => change(context, id, { retiredAt: null })));
	group
		.command("calendar <id>")
		.description("draw a new private calendar address and print it once; the one before stops working")
		.option("--revoke", "only take the present address back")
		.action((id: string, { revoke }: { revoke?: boolean }) =>
			run(async (context) => {
				if (revoke) return change(context, id, { feedTokenHash: null });
				if (context.publicUrl === undefined) {
					throw new Refusal("Set PUBLIC_URL as for the server: the calendar's address begins with it.");
				}
				const token = drawToken();
				await change(context, id, { feedTokenHash: tokenHash(token) });
				return { rows: [{ id, address: `${context.publicUrl}${feedPath(token)}` }] };
			}),
		);
	researcherDeskCommands(group, run, shown);
}
