import type { ActionInput } from "#contract/operator-actions.ts";
import { insertResearcher } from "#server/consultations/researchers/store.ts";
import type { ResearcherWords } from "#server/platform/db/schema/consultation.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { readValue } from "../read-json.ts";
import { closeDesk } from "../researcher-desk.ts";
import { fileOf, fileSchema, rowOf } from "../researcher-file.ts";
import { type OperatorActionHandlers, recorded } from "./action.ts";
import { changeAndShow, refuseSharedAddress, researcherOf, shownResearcher } from "./researchers.ts";

/** @throws Refusal that names each field that is not written as it has to be */
const readFile = (given: ActionInput<"researchers add">) =>
	rowOf(readValue(given, fileSchema, "This does not describe a researcher."));

/** Words that replace former ones; an answer stays where the new words have none, as the desk has no field for it. */
const withAnswer = (words: ResearcherWords, { answer }: ResearcherWords): ResearcherWords => ({
	...(answer === undefined ? {} : { answer }),
	...words,
});

/** Actions on what is said of a researcher: it is shown, added, or replaced as a whole. */
export const researcherFileActions: OperatorActionHandlers<`researchers ${"show" | "add" | "edit"}`> = {
	"researchers show": async (context, { id }) => ({
		rows: [{ json: JSON.stringify(fileOf(await researcherOf(context, id)), null, "\t") }],
	}),
	"researchers add": async (context, given) => {
		const file = readFile(given);
		const { database, now } = context;
		const present = now();
		await refuseSharedAddress(database.queries(), file);
		const row = { ...file, isIllustrative: false, createdAt: present, updatedAt: present };
		await recorded(context, { researcherId: file.id }, async (transaction) => {
			if (!(await insertResearcher(transaction, row)))
				throw new Refusal(`There is a researcher "${file.id}" already: use edit.`, "operator.id_taken");
		});
		return { rows: [shownResearcher(await researcherOf(context, file.id))] };
	},
	"researchers edit": async (context, given) => {
		const { id, ...row } = readFile(given);
		await refuseSharedAddress(context.database.queries(), { id, ...row });
		const before = await researcherOf(context, id);
		const isMoved = before.email !== null && before.email.toLowerCase() !== row.email.toLowerCase();
		const words = {
			en: withAnswer(row.words.en, before.words.en),
			fr: withAnswer(row.words.fr, before.words.fr),
		};
		return changeAndShow(context, id, { ...row, words }, async (transaction) => {
			if (isMoved) await closeDesk(transaction, id);
		});
	},
};
