import type { Command } from "commander";
import { parisZone } from "#domain/shared/instant.ts";
import { readJson } from "./read-json.ts";
import { researcherDeskCommands } from "./researcher-desk.ts";
import { fileSchema, type ResearcherFile } from "./researcher-file.ts";
import type { Perform } from "./run.ts";

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

/** Adding, editing and retiring researchers, and their private calendars. */
export function researcherCommands(program: Command, perform: Perform): void {
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
		.action((id: string) => perform("researchers show", { id }, { text: ([file]) => file?.json }));
	group
		.command("add <file>")
		.description("add a researcher described by a JSON file (- reads what is piped in)")
		.action((path: string) => perform("researchers add", readFile(path)));
	group
		.command("edit <file>")
		.description("replace what is said of a researcher by a JSON file; hours and appointments stay")
		.action((path: string) => perform("researchers edit", readFile(path)));
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
