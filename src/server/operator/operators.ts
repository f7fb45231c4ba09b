import type { Command } from "commander";
import { groupedCode, operatorCodeLength, startCodeHours } from "#domain/operator/second-factor.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { drawTypedCode } from "#domain/shared/typed-code.ts";
import { hourMs } from "#domain/shared/units.ts";
import { findAccountByEmail } from "#server/account/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { endOperatorSessions } from "#server/platform/session/operator-store.ts";
import type { OperatorContext } from "./context.ts";
import { deleteOperator, insertOperator, listOperators, resetOperator } from "./factor-store.ts";
import type { Run } from "./run.ts";

/** A new code with which an operator sets the second factor up, as it is shown and as it is stored. */
function drawStartCode({ now }: Pick<OperatorContext, "now">) {
	const code = drawTypedCode(operatorCodeLength, cryptoRandom);
	const until = new Date(now().getTime() + startCodeHours * hourMs);
	return {
		shown: { "start code": groupedCode(code), "valid until": toInstant(until) },
		stored: { codeHash: tokenHash(code), until },
	};
}

/** Commands on the accounts that open the operator's desk. The desk itself makes no operators. */
export function operatorCommands(program: Command, run: Run): void {
	const group = program
		.command("operators")
		.description("accounts that open the operator's desk (/operator)");
	const on = (
		email: string,
		command: string,
		work: (
			context: OperatorContext,
			transaction: Transaction,
			accountId: string,
		) => Promise<Record<string, string>>,
	) =>
		run(async (context) => {
			const found = await findAccountByEmail(context.database.queries(), email);
			if (found === undefined) throw new Refusal(`No account has the address "${email}".`);
			if (command === "add" && (found.role === "student" || !found.emailVerified))
				throw new Refusal(
					"An operator has an adult's account with a confirmed address: nothing was changed.",
				);
			const { id: accountId } = found;
			const shown = await context.database.transaction(async (transaction) => {
				const event = `operator: operators ${command}` as const;
				await recordEvent(transaction, { event, accountId, at: context.now() });
				return work(context, transaction, accountId);
			});
			return { rows: [{ email: found.email, ...shown }] };
		});

	group
		.command("list")
		.description("the accounts, and whether their second factor is set up")
		.action(() =>
			run(async ({ database }) => ({
				rows: (await listOperators(database.queries())).map((row) => ({
					email: row.email,
					since: toInstant(row.since),
					"second factor": toInstantOrNull(row.enrolledAt),
					"start code until": toInstantOrNull(row.startCodeUntil),
				})),
				none: "No account opens the operator's desk.",
			})),
		);
	group
		.command("add <email>")
		.description(
			"let an account open the desk; prints a code once, with which its owner sets the second factor up",
		)
		.action((email: string) =>
			on(email, "add", async (context, transaction, accountId) => {
				const { shown, stored } = drawStartCode(context);
				if (!(await insertOperator(transaction, accountId, stored, context.now())))
					throw new Refusal(`${email} opens the desk already. A lost second factor: use reset.`);
				return shown;
			}),
		);
	group
		.command("reset <email>")
		.description("forget the second factor and close the desk everywhere; prints a code for a new one")
		.action((email: string) =>
			on(email, "reset", async (context, transaction, accountId) => {
				const { shown, stored } = drawStartCode(context);
				if (!(await resetOperator(transaction, accountId, stored)))
					throw new Refusal(`${email} does not open the desk: use add.`);
				await endOperatorSessions(transaction, accountId);
				return shown;
			}),
		);
	group
		.command("remove <email>")
		.description("the account opens the desk no longer, from this moment on")
		.action((email: string) =>
			on(email, "remove", async (_, transaction, accountId) => {
				if (!(await deleteOperator(transaction, accountId)))
					throw new Refusal(`${email} does not open the desk: nothing was changed.`);
				await endOperatorSessions(transaction, accountId);
				return { desk: "closed" };
			}),
		);
}
