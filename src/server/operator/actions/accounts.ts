import type { ActionInput } from "#contract/operator-actions.ts";
import type { OperatorRowOf } from "#contract/operator-rows.ts";
import { type AgeBand, ageBands, needsConsent } from "#domain/account/age-band.ts";
import { isDeliverableAddress } from "#domain/account/email-address.ts";
import { isPersonName } from "#domain/account/person-name.ts";
import { type Role, roles } from "#domain/account/role.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import { nameText } from "#domain/shared/name-text.ts";
import { deleteGuardian, findGuardian } from "#server/account/guardian/store.ts";
import {
	type AccountRow,
	changeAccount,
	endSessions,
	findAccountByEmail,
	replaceEmail,
} from "#server/account/store.ts";
import { collectEverything } from "#server/personal-data/export.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { deleteLinks } from "#server/platform/people/links.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { auditRows, findAccounts } from "../people-store.ts";
import { type ActionContext, type OperatorActionHandlers, recorded } from "./action.ts";

/**
 * The account of an address.
 * @throws Refusal for an unknown one
 */
export async function accountOf(
	{ database }: Pick<OperatorContext, "database">,
	email: string,
): Promise<AccountRow> {
	const found = await findAccountByEmail(database.queries(), email);
	if (found === undefined) throw new Refusal(`No account has the address "${email}".`, "operator.unknown");
	return found;
}

async function shown({ database }: OperatorContext, row: AccountRow): Promise<OperatorRowOf<"accounts">> {
	const guardian = await findGuardian(database.queries(), row.id);
	return {
		id: row.id,
		email: row.email,
		confirmed: row.emailVerified,
		newEmail: row.newEmail,
		firstName: row.firstName,
		lastName: row.lastName,
		role: row.role,
		age: row.ageBand,
		language: row.locale,
		consent: row.consent,
		parent: row.guardianEmail,
		guardian: guardian?.email ?? null,
		guardianConfirmed: toInstantOrNull(guardian?.confirmedAt),
		created: toInstant(row.createdAt),
	};
}

/** @throws Refusal for a value that is none of a list */
function oneOf<Value extends string>(values: readonly Value[], typed: string | undefined): Value | undefined {
	const found = values.find((value) => value === typed);
	if (typed !== undefined && found === undefined)
		throw new Refusal(`"${typed}" is none of ${values.join(", ")}.`, "operator.input_invalid");
	return found;
}

/** The effect of a correction: the new role or age may need a parent's consent, or no longer need it. */
function changeOf(row: AccountRow, given: ActionInput<"accounts correct">, now: Date) {
	for (const name of [given.firstName, given.lastName]) {
		if (name !== undefined && !isPersonName(name))
			throw new Refusal(`"${name}" is no name.`, "forms.name_invalid");
	}
	const role: Role = oneOf(roles, given.role) ?? row.role;
	const age: AgeBand | null = oneOf(ageBands, given.age) ?? row.ageBand;
	const locale: Locale = oneOf(locales, given.language) ?? row.locale;
	const ageBand = role === "student" ? age : null;
	if (role === "student" && ageBand === null)
		throw new Refusal("A student needs --age.", "account.age_band_required");
	const firstName = given.firstName === undefined ? row.firstName : nameText(given.firstName);
	const lastName = given.lastName === undefined ? row.lastName : nameText(given.lastName);
	const isNeeded = needsConsent(role, ageBand);
	const consent: AccountRow["consent"] = isNeeded
		? row.consent === "given"
			? "given"
			: "pending"
		: "not_needed";
	return {
		role,
		ageBand,
		firstName,
		lastName,
		consent,
		locale,
		name: `${firstName} ${lastName}`,
		ageDeclaredAt: ageBand === row.ageBand ? row.ageDeclaredAt : now,
	} as const;
}

/** Changes the account of an address, and shows it as it is afterwards; nothing once it is erased. */
const on =
	(change: (context: ActionContext, transaction: Transaction, row: AccountRow) => Promise<unknown>) =>
	async (context: ActionContext, { email }: { readonly email: string }) => {
		const row = await accountOf(context, email);
		const after = await context.database.transaction(async (transaction) => {
			await change(context, transaction, row);
			const changed = await findAccountByEmail(transaction, email);
			await context.record(transaction, { accountId: changed?.id ?? null });
			return changed;
		});
		return { rows: after === undefined ? [] : [await shown(context, after)] };
	};

/** Actions on people's accounts, on their or their parents' request. */
export const accountActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `accounts ${string}` | "audit">
> = {
	"accounts find": async (context, { text }) => {
		const found = await findAccounts(context.database.queries(), text);
		const rows: OperatorRowOf<"accounts">[] = [];
		for (const row of found) rows.push(await shown(context, row));
		return { rows };
	},
	"accounts show": async (context, { email }) => ({
		rows: [await shown(context, await accountOf(context, email))],
	}),
	"accounts correct": async (context, given) =>
		on(async ({ services, now }, transaction, row) => {
			const change = changeOf(row, given, now());
			await changeAccount(transaction, row.id, change, now());
			if (change.consent === "not_needed") await deleteLinks(transaction, "consent", row.id);
			await services.people.applyCorrection(transaction, row, change);
		})(context, given),
	"accounts export": async (context, { email }) => {
		const { id } = await accountOf(context, email);
		const exporting = { accountId: id, sessionId: "" };
		const all = await collectEverything(context.database.queries(), exporting, context.now());
		// Before the data are handed out.
		await context.database.transaction((transaction) => context.record(transaction, { accountId: id }));
		return { rows: [{ json: JSON.stringify(all, null, "\t") }] };
	},
	"accounts erase": on(({ services }, transaction, row) => services.people.erase(transaction, ownerOf(row))),
	"accounts end-sessions": on((_, transaction, row) => endSessions(transaction, row.id)),
	"accounts confirm": on(({ now }, transaction, row) => replaceEmail(transaction, row.id, row.email, now())),
	"accounts change-address": async (context, { email, to }) => {
		const { database, services, now } = context;
		const row = await accountOf(context, email);
		if (!isDeliverableAddress(to)) throw new Refusal(`"${to}" is no e-mail address.`, "forms.email_invalid");
		if ((await findAccountByEmail(database.queries(), to)) !== undefined)
			throw new Refusal(`"${to}" has an account already: nothing was changed.`, "operator.address_taken");
		await recorded(context, { accountId: row.id }, (transaction) =>
			services.people.changeAddress(transaction, row, to.toLowerCase(), now()),
		);
		return { rows: [await shown(context, await accountOf(context, to))] };
	},
	"accounts parent-link": on(async ({ services, now }, transaction, row) => {
		if ((await services.people.sendParentLinks(transaction, row, now())) === 0)
			throw new Refusal("No one was asked for this account: nothing was sent.", "operator.nothing_changed");
	}),
	"accounts withdraw-guardian": on(async ({ services }, transaction, row) => {
		if ((await findGuardian(transaction, row.id)) === undefined)
			throw new Refusal("The account has no guardian: nothing was changed.", "operator.nothing_changed");
		await services.people.guardianLeft(transaction, row.id);
		await deleteGuardian(transaction, row.id);
		await deleteLinks(transaction, "guardian", row.id);
	}),
	audit: async ({ database }, filter) => ({
		rows: (await auditRows(database.queries(), filter)).map(({ at, ...row }) => ({
			at: toInstant(at),
			...row,
		})),
	}),
};
