import type { AccountRow } from "#server/account/store.ts";
import {
	type AnyColumn,
	alias,
	and,
	desc,
	eq,
	like,
	or,
	type SQL,
	sql,
} from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { account, guardian } from "#server/platform/db/schema/account.ts";
import { auditEvent } from "#server/platform/db/schema/security.ts";

/** At most fifty accounts whose address, full name, or parent's or guardian's address contains `text`, ignoring case. */
export async function findAccounts(queries: Queries, text: string): Promise<AccountRow[]> {
	const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
	const contains = (value: AnyColumn | SQL) => sql`lower(${value}) like ${pattern}`;
	const rows = await queries
		.select({ account })
		.from(account)
		.leftJoin(guardian, eq(guardian.accountId, account.id))
		.where(
			or(
				contains(account.email),
				contains(sql`${account.firstName} || ' ' || ${account.lastName}`),
				contains(account.guardianEmail),
				contains(guardian.email),
			),
		)
		.orderBy(account.email)
		.limit(50);
	return rows.map((row) => row.account);
}

const operator = alias(account, "operator");

/** The audit log, the latest first. */
export async function auditRows(
	queries: Queries,
	{ email, operators }: { readonly email?: string | undefined; readonly operators?: boolean | undefined },
) {
	return queries
		.select({
			at: auditEvent.at,
			event: auditEvent.event,
			email: account.email,
			researcher: auditEvent.researcherId,
			by: operator.email,
		})
		.from(auditEvent)
		.leftJoin(account, eq(account.id, auditEvent.accountId))
		.leftJoin(operator, eq(operator.id, auditEvent.operatorId))
		.where(
			and(
				email === undefined ? undefined : eq(account.email, email.toLowerCase()),
				operators ? like(auditEvent.event, "operator:%") : undefined,
			),
		)
		.orderBy(desc(auditEvent.at))
		.limit(1000);
}
