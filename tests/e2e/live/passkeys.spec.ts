import { randomUUID } from "node:crypto";
import { journeyLanguages } from "../support/journey-languages.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { admin, researcherFile } from "../support/operator.ts";
import { openDesk } from "../support/operator-desk.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { addDevice } from "../support/passkey-device.ts";
import { enrol, expectEntered, newPerson } from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|422)/ });

for (const locale of journeyLanguages("fr")) {
	const { account, common, desk, operator, passkeys, problems } = messagesOf(locale);

	test(`passkeys (${locale}): a teacher adds one, logs in with it, and removes it`, async ({
		page,
		context,
	}) => {
		test.slow();
		const person = newPerson();
		await enrol(context.request, person, { role: "teacher", locale });
		await addDevice(page);
		await open(page, pathIn(locale, "/account"));
		const section = page.getByRole("region", { name: passkeys.title });
		const fold = section.getByRole("heading", { name: passkeys.title });
		await fold.click();
		await expect(section.getByText(passkeys.none)).toBeVisible();
		await section.getByText(passkeys.add, { exact: true }).click();
		const password = section.getByLabel(passkeys.password, { exact: true });
		await section.getByLabel(passkeys.name, { exact: true }).fill("Salle des profs");
		await password.fill("not this one");
		const submit = section.getByRole("button", { name: passkeys.submit, exact: true });
		await submit.click();
		await expect(password).toHaveAttribute("aria-invalid", "true");
		await expect(password).toBeFocused();
		await expectAccessibleInBothThemes(page);
		await password.fill(person.password);
		await submit.click();
		await expect(quietNotice(page).getByText(passkeys.done)).toBeVisible();
		await expect(section.getByRole("listitem")).toContainText("Salle des profs");
		expect(await mailTo(person.email, "passkeyAdded")).toContain(person.firstName);

		await page.getByRole("button", { name: common.navigation.logout, exact: true }).click();
		await expect(page.getByRole("link", { name: common.navigation.login, exact: true })).toBeVisible();
		await open(page, pathIn(locale, "/login"));
		const enter = page.getByRole("button", { name: account.passkey, exact: true });
		await enter.click();
		await expectEntered(page, pathIn(locale, "/dashboard"));

		await open(page, pathIn(locale, "/account"));
		await fold.click();
		await section.getByRole("button", { name: passkeys.remove }).click();
		await expect(quietNotice(page).getByText(passkeys.removed, { exact: true })).toBeVisible();
		await expect(section.getByText(passkeys.none)).toBeVisible();
		await context.clearCookies();
		await open(page, pathIn(locale, "/login"));
		await enter.click();
		await expect(errorNotice(page).getByText(problems.account.passkey_refused)).toBeVisible();
	});

	test(`passkeys (${locale}): a researcher adds one after logging in by a link, and opens the desk with it`, {
		tag: "@phone",
	}, async ({ page, context }) => {
		test.slow();
		const id = `passkey-${randomUUID()}`;
		const email = `${id}@lab.example`;
		const file = await researcherFile("biotechnologist", { id, email, mailLanguage: locale });
		await admin(["researchers", "add", "-"], file);
		await admin(["researchers", "invite", id]);
		await addDevice(page);
		const { pathname, hash } = new URL(linkIn(await mailTo(email, "deskInvitation")));
		await open(page, pathname + hash);
		await page.getByRole("button", { name: desk.enter.open }).click();
		await page.locator("summary", { hasText: passkeys.title }).click();
		const section = page.getByRole("region", { name: passkeys.title });
		await expect(section.getByText(passkeys.none)).toBeVisible();
		await section.getByText(passkeys.add, { exact: true }).click();
		// A name that is refused stays in its field.
		const name = section.getByLabel(passkeys.name, { exact: true });
		await name.fill("<b>");
		await section.getByRole("button", { name: passkeys.submit, exact: true }).click();
		await expect(name).toHaveAttribute("aria-invalid", "true");
		await expect(name).toHaveValue("<b>");
		await expectAccessibleInBothThemes(page);
		await name.fill("Portable du labo");
		await section.getByRole("button", { name: passkeys.submit, exact: true }).click();
		await expect(quietNotice(page).getByText(passkeys.done)).toBeVisible();
		await expect(section.getByRole("listitem")).toContainText("Portable du labo");
		expect(linkIn(await mailTo(email, "deskPasskeyAdded"))).toContain("/researcher");

		await page.getByRole("button", { name: desk.logOut, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.enter.title);
		const enter = page.getByRole("button", { name: desk.enter.passkey, exact: true });
		await expectAccessibleInBothThemes(page);
		await enter.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.title);

		await page.locator("summary", { hasText: passkeys.title }).click();
		await section.getByRole("button", { name: passkeys.remove }).click();
		await expect(section.getByText(passkeys.none)).toBeVisible();
		await context.clearCookies();
		await open(page, pathIn(locale, "/researcher"));
		await enter.click();
		await expect(errorNotice(page).getByText(problems.account.passkey_refused)).toBeVisible();
	});

	test(`passkeys (${locale}): an operator opens the desk with one beside an app, or in its place`, {
		tag: "@phone",
	}, async ({ page, browser }) => {
		test.slow();
		const { factors } = operator.settings;
		const heading = (on: typeof page) => on.getByRole("heading", { level: 1 });
		const person = await openDesk(page, locale);
		await addDevice(page);
		await open(page, pathIn(locale, "/operator#settings"));
		const section = page.getByRole("region", { name: factors.title });
		await expect(section.getByText(factors.hasApp, { exact: true })).toBeVisible();
		await section.getByText(passkeys.add, { exact: true }).click();
		await section.getByLabel(passkeys.name, { exact: true }).fill("Poste du bureau");
		const password = section.getByLabel(passkeys.password, { exact: true });
		await password.fill("not this one");
		await section.getByRole("button", { name: passkeys.submit, exact: true }).click();
		await expect(password).toHaveAttribute("aria-invalid", "true");
		await expectAccessibleInBothThemes(page);
		await password.fill(person.password);
		await section.getByRole("button", { name: passkeys.submit, exact: true }).click();
		await expect(section.getByRole("listitem")).toContainText("Poste du bureau");
		expect(await mailTo(person.email, "operatorPasskeyAdded")).toContain(person.firstName);

		// The typed text stays when the way changes, and a wrong password is said.
		await page.getByRole("button", { name: operator.close, exact: true }).click();
		await expect(heading(page)).toHaveText(operator.enter.closed.title);
		const typed = page.getByLabel(operator.enter.password, { exact: true });
		await typed.fill("not this one");
		await page.getByRole("button", { name: operator.enter.byPasskey }).click();
		await expect(typed).toHaveValue("not this one");
		await expectAccessibleInBothThemes(page);
		await page.getByRole("button", { name: operator.enter.openByPasskey }).click();
		await expect(typed).toHaveAttribute("aria-invalid", "true");
		await typed.fill(person.password);
		await page.keyboard.press("Enter");
		await expect(heading(page)).toHaveText(operator.title);

		// The set-up without an app: the only second factor is not removed.
		const other = await browser.newContext();
		const phone = await other.newPage();
		const second = newPerson("Omar");
		await enrol(other.request, second, { role: "teacher", locale });
		await admin(["accounts", "confirm", second.email]);
		const [made] = JSON.parse(await admin(["--json", "operators", "add", second.email]));
		await addDevice(phone);
		await open(phone, pathIn(locale, "/operator"));
		await phone.getByLabel(operator.enter.password, { exact: true }).fill(second.password);
		await phone.getByLabel(operator.setUp.startCode).fill(made["start code"]);
		await phone.getByRole("button", { name: operator.setUp.next }).click();
		await expectAccessibleInBothThemes(phone);
		await phone.getByRole("button", { name: operator.setUp.usePasskey }).click();
		await expect(phone.locator("main").getByRole("listitem")).toHaveCount(10);
		await phone.getByRole("button", { name: operator.setUp.kept }).click();
		await expect(heading(phone)).toHaveText(operator.title);
		// The desk begins at its top, not where the button of the codes was.
		await expect.poll(() => phone.evaluate(() => window.scrollY)).toBe(0);
		await phone.goto(pathIn(locale, "/operator#settings"));
		await phone
			.getByRole("region", { name: factors.title })
			.getByRole("button", { name: passkeys.remove })
			.click();
		await expect(errorNotice(phone).getByText(problems.operator.last_factor)).toBeVisible();
		await other.close();
	});
}
