import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { admin } from "./operator.ts";
import { expect } from "./page-test.ts";
import { enrol, fromOwnPage, newPerson, type Person } from "./people.ts";

/** An operator whose desk is open in the page's browser: the second factor was just set up, by requests. */
export const openDesk = async (page: Page, locale: Locale): Promise<Person> => {
	const person = newPerson("Odile");
	await enrol(page.request, person, { role: "teacher", locale });
	await admin(["accounts", "confirm", person.email]);
	const [made] = JSON.parse(await admin(["--json", "operators", "add", person.email]));
	const data = { startCode: made["start code"], password: person.password };
	const path = "/api/operator/second-factor";
	const started = await page.request.post(path, { headers: fromOwnPage, data });
	expect(started.status(), await started.text()).toBe(200);
	const { secret } = await started.json();
	const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
	const confirmed = await page.request.put(path, { headers: fromOwnPage, data: { code } });
	expect(confirmed.status(), await confirmed.text()).toBe(200);
	return person;
};
