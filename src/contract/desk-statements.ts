import * as z from "zod/mini";
import { statementKinds } from "#domain/consultations/statement.ts";
import { durationSchema } from "./consultations.ts";
import { printablePageSchema } from "./printable-page.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema, localeSchema, monthSchema } from "./shared.ts";

/** Amounts in whole euro cents; those of refunds are negative. */
const amounts = {
	amountCents: z.int(),
	/** The part that the platform keeps. */
	feeCents: z.int(),
	/** The amount due to the researcher. */
	dueCents: z.int(),
};

/** A month of a researcher. */
const statementMonthSchema = z.object({
	month: monthSchema,
	/** Whether it is over on the researcher's clock: from then on it does not change. */
	isOver: z.boolean(),
	consultations: countSchema,
	refunds: countSchema,
	...amounts,
	/** When an operator paid it; null: not yet. */
	paidAt: z.nullable(instantSchema),
});
export type StatementMonth = z.infer<typeof statementMonthSchema>;

/** A consultation that has started, or a refund. No line names a student. */
const statementLineSchema = z.object({
	kind: z.enum(statementKinds),
	/** When the consultation began. */
	startsAt: instantSchema,
	duration: durationSchema,
	/** When it counts: the beginning, or the day of the refund. */
	at: instantSchema,
	...amounts,
});
/** A line of a researcher's statement. */
export type StatementLine = z.infer<typeof statementLineSchema>;

/** The statements of a researcher's consultations, month by month. */
export const deskStatementRoutes = {
	/** Every month with a line, the latest first. */
	deskStatements: declareRoute({
		method: "GET",
		path: "/api/desk/statements",
		access: "researcher",
		response: z.object({
			months: z.array(statementMonthSchema),
			/** Payments are simulated: no one owes anything. */
			isTestMode: z.boolean(),
		}),
	}),
	/** The lines of a month, in the order in which they count; a month without any is not found. */
	deskStatement: declareRoute({
		method: "GET",
		path: "/api/desk/statements/:month",
		access: "researcher",
		params: z.object({ month: monthSchema }),
		response: z.object({ lines: z.array(statementLineSchema) }),
	}),
	/** A month as a page to be printed. */
	deskStatementPage: declareRoute({
		method: "GET",
		path: "/api/desk/statements/:month/:locale",
		access: "researcher",
		params: z.object({ month: monthSchema, locale: localeSchema }),
		answers: "paper",
		response: printablePageSchema,
	}),
};
