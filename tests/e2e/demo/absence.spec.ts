import type { Page } from "@playwright/test";
import { languages, locales } from "../../../src/domain/shared/locale.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";

test.use({ expectedErrors: /Failed to load resource|ERR_|A part of the page did not load/ });

/** Cuts the network off; returns a function that restores it. */
const cutOff = async (page: Page): Promise<() => Promise<void>> => {
	await page.route("**/*", (route) => route.abort("internetdisconnected"));
	return () => page.unroute("**/*");
};

for (const locale of journeyLanguages("fr")) {
	const { account, common, contact, dashboard, explore, problems } = messagesOf(locale);

	const notice = (page: Page) => page.getByRole("alert").filter({ hasText: common.absence.title });
	const expectAbsence = async (page: Page): Promise<void> => {
		await expect(notice(page).getByText(problems.common.unreachable)).toBeVisible();
	};
	const retry = (page: Page) => notice(page).getByRole("button", { name: common.absence.retry }).click();

	test.describe(`without a network (${locale})`, () => {
		test("a navigation waits on the screen with its typed text until a retry succeeds", async ({ page }) => {
			await open(page, pathIn(locale, "/contact"));
			const message = page.getByRole("textbox", { name: contact.form.message });
			await message.fill("Something long");
			const comeBack = await cutOff(page);
			await page.getByRole("contentinfo").getByRole("link", { name: common.footer.resources }).click();
			await expectAbsence(page);
			await expect(message).toHaveValue("Something long");
			await retry(page);
			await expectAbsence(page);
			await comeBack();
			await retry(page);
			await expect(message).toBeHidden();
			await expect(page).toHaveURL(pathIn(locale, "/resources"));
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(notice(page)).toBeHidden();
		});

		test("a navigation continues when the network returns", async ({ page, context }) => {
			await open(page, pathIn(locale, "/"));
			await context.setOffline(true);
			await page.getByRole("contentinfo").getByRole("link", { name: common.footer.terms }).click();
			await expectAbsence(page);
			await context.setOffline(false);
			await expect(page).toHaveURL(pathIn(locale, "/terms"));
			await expect(notice(page)).toBeHidden();
		});

		test("a form that cannot load offers to try again, and the other form keeps typed text", async ({
			page,
		}) => {
			await open(page, pathIn(locale, "/login"));
			const email = page.getByRole("textbox", { name: account.email });
			await email.fill("ada@example.org");
			const comeBack = await cutOff(page);
			await page.getByRole("tab", { name: account.tabs.signup }).click();
			await expectAbsence(page);
			await comeBack();
			await retry(page);
			await expect(page.getByRole("textbox", { name: account.firstName })).toBeVisible();
			await page.getByRole("tab", { name: account.tabs.login }).click();
			await expect(email).toHaveValue("ada@example.org");
		});

		test("a form without a network says so, keeps typed text, and is sent at the next press", async ({
			page,
		}) => {
			await open(page, pathIn(locale, "/contact"));
			await page.getByRole("textbox", { name: contact.form.name }).fill("Ada");
			await page.getByRole("textbox", { name: contact.form.email }).fill("ada@example.org");
			await page.getByRole("textbox", { name: contact.form.message }).fill("Something long");
			const comeBack = await cutOff(page);
			const send = page.getByRole("button", { name: contact.form.send });
			await send.click();
			await expect(page.getByRole("alert").getByText(problems.common.unreachable)).toBeVisible();
			await expect(page.getByRole("textbox", { name: contact.form.message })).toHaveValue("Something long");
			await comeBack();
			await send.click();
			await expect(page.getByRole("alert").getByText(problems.common.unreachable)).toBeHidden();
			await expect(page.getByRole("status").getByText(contact.form.sent)).toBeVisible();
		});

		test("a panel of the dashboard that cannot load offers to try again", async ({ page }) => {
			await open(page, pathIn(locale, "/dashboard"));
			const comeBack = await cutOff(page);
			await page.getByRole("tab", { name: dashboard.tabs.teacher }).click();
			await expectAbsence(page);
			await comeBack();
			await retry(page);
			await expect(page.getByRole("heading", { name: dashboard.teacher.overview })).toBeVisible();
		});

		test("a language that cannot load leaves the screen as it is, and loads at the next press", async ({
			page,
		}) => {
			await open(page, pathIn(locale, "/explore"));
			const [other = locale] = locales.filter((one) => one !== locale);
			const comeBack = await cutOff(page);
			const choose = page.getByRole("button", { name: `${other} ${languages[other].name}` });
			await choose.click();
			await expect(page.getByRole("alert").getByText(problems.common.unreachable)).toBeVisible();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(explore.title);
			await comeBack();
			await choose.click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(messagesOf(other).explore.title);
		});
	});
}
