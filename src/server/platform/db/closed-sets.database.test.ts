import { expect, it } from "vitest";
import { roles } from "#domain/account/role.ts";
import { paymentStates } from "#domain/billing/payment.ts";
import { appointmentStatuses } from "#domain/consultations/appointment.ts";
import { locales } from "#domain/shared/locale.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";

const test = prepareDatabase();

/** The values that the database accepts in a column, by its constraint. */
const acceptedValues = async (table: string, column: string): Promise<string[]> => {
	const [row] = await test.ask(
		"SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = $1",
		[`${table}_${column}_is_known`],
	);
	return [...String(row?.text).matchAll(/'([^']+)'/g)].map(([, word = ""]) => word);
};

it("the database accepts the values of the domain's lists, and no others", async () => {
	expect(await acceptedValues("account", "role")).toEqual([...roles]);
	expect(await acceptedValues("payment", "state")).toEqual([...paymentStates]);
	expect(await acceptedValues("appointment", "state")).toEqual([...appointmentStatuses]);
	expect(await acceptedValues("mail_outbox", "locale")).toEqual([...locales]);
	const mail = (locale: string) =>
		test.ask(
			"INSERT INTO mail_outbox (id, kind, locale, written_at) VALUES (gen_random_uuid(), 'results', $1, now())",
			[locale],
		);
	await expect(mail("es")).rejects.toThrow("mail_outbox_locale_is_known");
	await mail("fr");
});

it("every column with a closed list has its constraint", async () => {
	// Partitions inherit those of their table.
	const rows = await test.ask(
		"SELECT conname FROM pg_constraint WHERE conname LIKE '%\\_is\\_known' AND coninhcount = 0",
	);
	expect(rows).toHaveLength(60);
});
