import { Secret, TOTP } from "otpauth";
import { journeyLanguages } from "../support/journey-languages.ts";
import { admin } from "../support/operator.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	section,
	test,
} from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";

for (const locale of journeyLanguages("fr")) {
	const { operator, common } = messagesOf(locale);

	test(`operator (${locale}): a second factor opens the desk, where a family's request is done; nothing of it is loaded before`, {
		tag: "@phone",
	}, async ({ page, browser }) => {
		test.slow();
		const loaded: string[] = [];
		page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
		const ofDesk = () => loaded.filter((path) => path.includes("operator"));
		const person = newPerson("Odile");
		await enrol(page.request, person, { role: "teacher", locale });
		await admin(["accounts", "confirm", person.email]);
		const [made] = JSON.parse(await admin(["--json", "operators", "add", person.email]));

		// A family has written.
		const student = newPerson("Zoe");
		const elsewhere = await browser.newContext();
		await enrol(elsewhere.request, student, { locale });
		const message = `I cannot log in: ${student.email}`;
		const data = { name: student.firstName, email: student.email, message, locale };
		const sent = await elsewhere.request.post("/api/contact-messages", { headers: fromOwnPage, data });
		expect(sent.status()).toBe(204);

		// Other pages load nothing of the desk, nor does the worker that stores them.
		await open(page, pathIn(locale, "/account"));
		expect(ofDesk()).toEqual([]);
		expect(await (await page.request.get("/sw.js")).text()).not.toContain("assets/operator");

		await open(page, pathIn(locale, "/operator"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(operator.setUp.title);
		await page.getByLabel(operator.enter.password, { exact: true }).fill(person.password);
		await page.getByLabel(operator.setUp.startCode).fill(made["start code"]);
		await page.getByRole("button", { name: operator.setUp.next }).click();
		await expect(page.getByRole("img", { name: operator.setUp.picture })).toBeVisible();
		const secret = ((await page.locator("form code").textContent()) ?? "").replaceAll(" ", "");
		const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
		await page.getByLabel(operator.setUp.digits).fill(code);
		await page.getByRole("button", { name: operator.setUp.confirm }).click();
		const codes = page.locator("main").getByRole("listitem");
		await expect(codes).toHaveCount(10);
		const recovery = (await codes.first().textContent()) ?? "";
		await page.getByRole("button", { name: operator.setUp.kept }).click();

		// Each need leads to the part where it is dealt with.
		await page.getByRole("link", { name: operator.today.needs.messages_waiting }).click();
		await expectAccessibleInBothThemes(page);
		const row = section(page, operator.inbox.messages)
			.getByRole("listitem")
			.filter({ hasText: student.email });
		await expect(row).toContainText(message);
		await row.getByRole("button", { name: student.email, exact: true }).click();
		await page.getByRole("button", { name: operator.people.actions.endSessions }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByRole("button", { name: operator.people.actions.endSessions }).click();
		await expect(page.getByText("operator: accounts end-sessions").first()).toBeVisible();
		await expectAccessibleInBothThemes(page);
		expect((await (await elsewhere.request.get("/api/account/session")).json()).session).toBeNull();

		// Closed, a recovery code opens it once.
		await page.getByRole("button", { name: operator.close }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(operator.enter.closed.title);
		await expectAccessibleInBothThemes(page);
		await page.getByLabel(operator.enter.password, { exact: true }).fill(person.password);
		await page.getByLabel(operator.enter.code, { exact: true }).fill(recovery);
		await page.getByRole("button", { name: operator.enter.open }).click();
		await expect(page.getByRole("button", { name: operator.close })).toBeVisible();
		await expect(page.getByText(common.form.error)).toHaveCount(0);
	});
}
