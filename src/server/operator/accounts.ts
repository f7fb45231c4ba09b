import { writeFileSync } from "node:fs";
import { type Command, Option } from "commander";
import { type AgeBand, ageBands, needsConsent } from "#domain/account/age-band.ts";
import { isDeliverableAddress } from "#domain/account/email-address.ts";
import { isPersonName } from "#domain/account/person-name.ts";
import { type Role, roles } from "#domain/account/role.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/moment.ts";
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
import { deleteLinks } from "#server/platform/people/links.ts";
import { ownerOf } from "#server/platform/people/owner.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "./context.ts";
import { auditRows, findAccounts } from "./people-store.ts";
import type { Run } from "./run.ts";
import type { Row } from "./table.ts";

/**
 * The account of an address.
 * @throws Refusal for an unknown one
 */
async function accountOf(
	{ database }: Pick<OperatorContext, "database">,
	email: string,
): Promise<AccountRow> {
	const found = await findAccountByEmail(database.queries(), email);
	if (found === undefined) throw new Refusal(`No account has the address "${email}".`);
	return found;
}

async function shown({ database }: OperatorContext, row: AccountRow): Promise<Row> {
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

interface Correction {
	readonly firstName?: string;
	readonly lastName?: string;
	readonly role?: Role;
	readonly age?: AgeBand;
	readonly language?: Locale;
}

/** The effect of a correction: the new role or age may need a parent's consent, or no longer need it. */
function changeOf(row: AccountRow, given: Correction, now: Date) {
	for (const name of [given.firstName, given.lastName]) {
		if (name !== undefined && !isPersonName(name)) throw new Refusal(`"${name}" is no name.`);
	}
	const role = given.role ?? row.role;
	const ageBand = role === "student" ? (given.age ?? row.ageBand) : null;
	if (role === "student" && ageBand === null) throw new Refusal("A student needs --age.");
	const firstName = given.firstName === undefined ? row.firstName : nameText(given.firstName);
	const lastName = given.lastName === undefined ? row.lastName : nameText(given.lastName);
	const isNeeded = needsConsent(role, ageBand);
	const consent: AccountRow["consent"] = isNeeded
		? row.consent === "given"
			? "given"
			: "pending"
		: "not_needed";
	return {
		...{ role, ageBand, firstName, lastName, consent, name: `${firstName} ${lastName}` },
		locale: given.language ?? row.locale,
		ageDeclaredAt: ageBand === row.ageBand ? row.ageDeclaredAt : now,
	} as const;
}

/** Commands on accounts, for requests of families. Everything is in the audit log. */
export function accountCommands(program: Command, run: Run): void {
	const group = program
		.command("accounts")
		.description("people's accounts, on their or their parents' request");
	/** Runs a command on the account of an address, and records it. */
	const on = (
		email: string,
		event: `operator: accounts ${string}`,
		act: (context: OperatorContext, row: AccountRow) => Promise<void>,
	) =>
		run(async (context) => {
			const row = await accountOf(context, email);
			await act(context, row);
			const after = await findAccountByEmail(context.database.queries(), email);
			const rows = after === undefined ? [{ email, gone: true }] : [await shown(context, after)];
			return { rows, did: { event, accountId: after?.id ?? null } };
		});

	group
		.command("find <text>")
		.description("accounts whose address, name, or parent's or guardian's address contains a text")
		.action((text: string) =>
			run(async (context) => {
				const found = await findAccounts(context.database.queries(), text);
				const rows: Row[] = [];
				for (const row of found) rows.push(await shown(context, row));
				return { rows, none: "No account." };
			}),
		);
	group
		.command("show <email>")
		.description("one account")
		.action((email: string) =>
			run(async (context) => ({ rows: [await shown(context, await accountOf(context, email))] })),
		);
	group
		.command("correct <email>")
		.description("correct names, role, age or language")
		.option("--first-name <name>", "the first name")
		.option("--last-name <name>", "the last name")
		.addOption(new Option("--role <role>", "the role").choices(roles))
		.addOption(new Option("--age <band>", "a student's age").choices(ageBands))
		.addOption(new Option("--language <code>", "the language of mails").choices(locales))
		.action((email: string, given: Correction) =>
			on(email, "operator: accounts correct", async ({ database, services, now }, row) => {
				const change = changeOf(row, given, now());
				await database.transaction(async (transaction) => {
					await changeAccount(transaction, row.id, change, now());
					if (change.consent === "not_needed") await deleteLinks(transaction, "consent", row.id);
					await services.people.applyCorrection(transaction, row, change);
				});
			}),
		);
	group
		.command("export <email>")
		.description("everything stored about an account, as the JSON of its own export")
		.option("--out <file>", "write it to a file instead of printing it")
		.action((email: string, { out }: { out?: string }) =>
			run(async (context) => {
				const { id } = await accountOf(context, email);
				const exporting = { accountId: id, sessionId: "" };
				const all = await collectEverything(context.database.queries(), exporting, context.now());
				const text = JSON.stringify(all, null, "\t");
				const did = { event: "operator: accounts export", accountId: id } as const;
				if (out === undefined) return { rows: [], text, did };
				writeFileSync(out, text, { mode: 0o600 });
				return { rows: [{ email, file: out }], did };
			}),
		);
	group
		.command("erase <email>")
		.description("erase an account with everything that is kept of it, at once")
		.requiredOption("--yes", "it cannot be undone")
		.action((email: string) =>
			on(email, "operator: accounts erase", ({ database, services }, row) =>
				database.transaction((transaction) => services.people.erase(transaction, ownerOf(row))),
			),
		);
	group
		.command("end-sessions <email>")
		.description("end every session of an account")
		.action((email: string) =>
			on(email, "operator: accounts end-sessions", ({ database }, row) =>
				endSessions(database.queries(), row.id),
			),
		);
	group
		.command("confirm <email>")
		.description("say that an address is its owner's, whom you know by other means")
		.action((email: string) =>
			on(email, "operator: accounts confirm", ({ database, now }, row) =>
				database.transaction((transaction) => replaceEmail(transaction, row.id, row.email, now())),
			),
		);
	group
		.command("change-address <email> <new>")
		.description("give an account another address; both addresses are notified, and every session ends")
		.action((email: string, to: string) =>
			run(async (context) => {
				const { database, services, now } = context;
				const row = await accountOf(context, email);
				if (!isDeliverableAddress(to)) throw new Refusal(`"${to}" is no e-mail address.`);
				if ((await findAccountByEmail(database.queries(), to)) !== undefined) {
					throw new Refusal(`"${to}" has an account already: nothing was changed.`);
				}
				await database.transaction((transaction) =>
					services.people.changeAddress(transaction, row, to.toLowerCase(), now()),
				);
				const did = { event: "operator: accounts change-address", accountId: row.id } as const;
				return { rows: [await shown(context, await accountOf(context, to))], did };
			}),
		);
	group
		.command("parent-link <email>")
		.description("mail the parent or guardian of an account their link again")
		.action((email: string) =>
			on(email, "operator: accounts parent-link", async ({ database, services, now }, row) => {
				const sent = await database.transaction((transaction) =>
					services.people.sendParentLinks(transaction, row, now()),
				);
				if (sent === 0) throw new Refusal("No one was asked for this account: nothing was sent.");
			}),
		);
	group
		.command("withdraw-guardian <email>")
		.description(
			"end a guardian's agreement: the plan ends with what is paid, consultations to come are cancelled",
		)
		.action((email: string) =>
			on(email, "operator: accounts withdraw-guardian", async ({ database, services }, row) => {
				if ((await findGuardian(database.queries(), row.id)) === undefined) {
					throw new Refusal("The account has no guardian: nothing was changed.");
				}
				await database.transaction(async (transaction) => {
					await services.people.guardianLeft(transaction, row.id);
					await deleteGuardian(transaction, row.id);
					await deleteLinks(transaction, "guardian", row.id);
				});
			}),
		);

	program
		.command("audit")
		.description("what concerned the safety of accounts, and what operators did, the latest first")
		.option("--email <address>", "only of this account")
		.option("--operators", "only what operators did")
		.action(({ email, operators }: { email?: string; operators?: boolean }) =>
			run(async ({ database }) => ({
				rows: (await auditRows(database.queries(), { email, operators })).map(({ at, ...row }) => ({
					at: toInstant(at),
					...row,
				})),
				none: "Nothing.",
			})),
		);
}
