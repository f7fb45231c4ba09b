import { mergeInstitutions } from "#server/institutions/merge.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorActionHandlers } from "./action.ts";

/** Actions on institutions, on the request of the managers of both. */
export const institutionActions: OperatorActionHandlers<"institutions merge"> = {
	"institutions merge": async ({ database, services: { mailer }, now, record }, { from, into }) => {
		const unknown = [from, into].find((id) => !isId(id));
		const merged = await database.transaction(async (transaction) => {
			if (unknown !== undefined) return null;
			const result = await mergeInstitutions(transaction, mailer, { fromId: from, intoId: into }, now());
			if (result.ok) await record(transaction, { accountId: result.value.into.accountId });
			return result;
		});
		if (merged === null || (!merged.ok && merged.code === "request.not_found"))
			throw new Refusal(
				`One of "${from}" and "${into}" is no institution: nothing was changed.`,
				"operator.unknown",
			);
		if (!merged.ok)
			throw merged.code === "institutions.full"
				? new Refusal("Together they have too many teachers: nothing was changed.", merged.code)
				: new Refusal("An institution cannot become part of itself: nothing was changed.");
		const { from: ended, into: whole, ...moved } = merged.value;
		return { rows: [{ ended: ended.name, partOf: whole.name, ...moved }] };
	},
};
