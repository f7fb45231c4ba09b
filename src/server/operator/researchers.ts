import type { Command } from "commander";
import * as z from "zod/mini";
import { categoryKeySchema } from "#contract/careers.ts";
import { localeSchema, localized, zoneSchema } from "#contract/shared.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { parisZone } from "#domain/shared/moment.ts";
import { insertResearcher, type ResearcherRow } from "#server/consultations/researchers/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { knownZone } from "#server/platform/zone.ts";
import { changeAndShow, refuseSharedAddress, researcherOf, shownResearcher } from "./acts/researchers.ts";
import { readJson } from "./read-json.ts";
import { closeDesk, researcherDeskCommands } from "./researcher-desk.ts";
import type { Perform, Run } from "./run.ts";

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

/** Adding, editing and retiring researchers, and their private calendars. */
export function researcherCommands(program: Command, perform: Perform, run: Run): void {
	const group = program.command("researchers").description("who can be booked");

	group
		.command("list")
		.description("researchers; those who have retired with --all")
		.option("--all", "those who have retired, too")
		.action((filter: { all?: boolean }) => perform("researchers list", filter));
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
				const did = { event: "operator: researchers add", accountId: null, researcherId: file.id } as const;
				return { rows: [shownResearcher(await researcherOf({ database }, file.id))], did };
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
				const { rows } = await changeAndShow(context, id, row);
				const did = { event: "operator: researchers edit", accountId: null, researcherId: id } as const;
				return { rows, did };
			}),
		);
	group
		.command("retire <id>")
		.description("new bookings are refused; existing ones stay")
		.option("--keep-booked", "also when something is booked: it stays")
		.action((id: string, options: { keepBooked?: boolean }) =>
			perform("researchers retire", { id, ...options }),
		);
	group
		.command("restore <id>")
		.description("they can be booked again")
		.action((id: string) => perform("researchers restore", { id }));
	group
		.command("calendar <id>")
		.description("draw a new private calendar address and print it once; the one before stops working")
		.option("--revoke", "only take the present address back")
		.action((id: string, options: { revoke?: boolean }) =>
			perform("researchers calendar", { id, ...options }, { none: "The address was taken back." }),
		);
	researcherDeskCommands(group, perform);
}
