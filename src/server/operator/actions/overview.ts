import { newClassSchema } from "#contract/classes.ts";
import { checkInstitution } from "#domain/institutions/institution.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { changeClass } from "#server/classes/store.ts";
import { changeInstitution } from "#server/institutions/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { countsByWeek, countsOfRoles, findNamed, latestNames } from "../overview-store.ts";
import { readToday } from "../today.ts";
import { type OperatorActionHandlers, recorded } from "./action.ts";

const nameOfClass = newClassSchema.shape.name;

/** Actions that show the whole: what needs an operator, names that people gave, figures without a person, and the settings. */
export const overviewActions: OperatorActionHandlers<
	"today" | "names list" | "names replace" | "figures" | "settings"
> = {
	today: async (context) => ({ rows: await readToday(context) }),
	"names list": async ({ database }) => ({
		rows: (await latestNames(database.queries())).map(({ created, ...row }) => ({
			...row,
			created: toInstant(created),
		})),
	}),
	"names replace": async (context, { kind, id, name }) => {
		const found = isId(id) ? await findNamed(context.database.queries(), kind, id) : undefined;
		if (found === undefined) throw new Refusal(`No ${kind} has the id "${id}".`, "operator.unknown");
		const isClass = kind === "class";
		const read = isClass ? nameOfClass.safeParse(name).data : undefined;
		const checked = isClass ? undefined : checkInstitution({ name, town: found.town ?? "" });
		const stored = isClass ? read : checked?.ok ? checked.value.name : undefined;
		if (stored === undefined)
			throw new Refusal(`"${name}" is no name: nothing was changed.`, "forms.name_invalid");
		await recorded(context, { accountId: found.accountId }, (transaction) =>
			(isClass ? changeClass : changeInstitution)(transaction, id, { name: stored }),
		);
		return { rows: [{ kind, id, name: stored }] };
	},
	figures: async ({ database, now }) =>
		database.readFromReplica(async (queries) => ({
			rows: [...(await countsOfRoles(queries)), ...(await countsByWeek(queries, now()))],
		})),
	settings: async ({ settings }) => ({ rows: settings }),
};
