import type { Page } from "@playwright/test";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import {
	accountForm,
	enrol,
	expectEntered,
	knownPerson,
	newPerson,
	sendForm,
	sendLogin,
} from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";
import { answerQuiz } from "../support/student-work.ts";

// The browser logs failed requests.
test.use({ expectedErrors: /status of 503|net::ERR_/ });

/** Makes the database unreachable: the server answers and says so. Returns a function that restores it. */
const takeAway = async (page: Page): Promise<() => Promise<void>> => {
	await page.route("**/api/**", (route) =>
		route.fulfill({ status: 503, headers: { "retry-after": "5" }, json: { code: "server.not_ready" } }),
	);
	return () => page.unroute("**/api/**");
};

for (const locale of journeyLanguages("en")) {
	const { account, common, ownAccount, problems } = messagesOf(locale);

	test(`unreachable (${locale}): the account page says so, keeps typed text, and recovers automatically @long`, async ({
		page,
		context,
	}) => {
		test.slow();
		const person = newPerson();
		await enrol(context.request, person);
		const first = page.getByLabel(account.firstName, { exact: true });
		const save = page.getByRole("button", { name: ownAccount.profile.submit, exact: true });

		let bringBack = await takeAway(page);
		await open(page, pathIn(locale, "/account"));
		await expect(page.getByText(ownAccount.loadProblem.title)).toBeVisible();
		await expectAccessibleInBothThemes(page);
		await bringBack();
		await page.getByRole("heading", { name: ownAccount.profile.title, exact: true }).click();
		await expect(first).toHaveValue(person.firstName);

		await first.fill("Augusta");
		bringBack = await takeAway(page);
		await save.click();
		await expect(errorNotice(page).getByText(problems.server.not_ready)).toBeVisible();
		await expect(page.getByText(account.away.title, { exact: true })).toBeVisible();
		await expect(first).toHaveValue("Augusta");
		await expectAccessibleInBothThemes(page);
		await bringBack();
		// The maximum pause between two attempts is half a minute.
		await expect(page.getByText(account.away.back)).toBeVisible({ timeout: 35_000 });
		await expect(first).toHaveValue("Augusta");
		await save.click();
		await expect(quietNotice(page).getByText(ownAccount.profile.done)).toBeVisible();
	});

	test(`unreachable (${locale}): logging in reports the problem, keeps typed text, and works once the server is back`, async ({
		page,
		browser,
	}) => {
		const person = await knownPerson(browser);
		await open(page, pathIn(locale, "/login"));
		await page.route("**/api/**", (route) => route.abort());
		await sendLogin(page, locale, person);
		await expect(errorNotice(page).getByText(problems.common.unreachable)).toBeVisible();
		await expect(accountForm(page).getByText(account.away.title, { exact: true })).toBeVisible();
		await expect(accountForm(page).getByLabel(account.password, { exact: true })).toHaveValue(
			person.password,
		);
		await page.unroute("**/api/**");
		await expect(accountForm(page).getByText(account.away.back)).toBeVisible();
		await sendForm(page, locale, "login");
		await expectEntered(page, pathIn(locale, "/dashboard"));
	});

	test(`unreachable (${locale}): the quiz continues, and a finished attempt is sent automatically later`, async ({
		page,
		context,
	}) => {
		test.slow();
		await enrol(context.request, newPerson());
		await open(page, pathIn(locale, "/quiz"));
		// The page knows the session: attempts belong to it from now on.
		await expect(page.getByRole("button", { name: common.navigation.logout })).toBeVisible();
		const bringBack = await takeAway(page);
		await answerQuiz(page, locale);
		const attempts = async () =>
			((await (await context.request.get("/api/quiz/attempts")).json()) as { attempts: unknown[] }).attempts;
		expect(await attempts()).toEqual([]);
		await bringBack();
		await page.reload();
		await expect.poll(attempts).toHaveLength(1);
	});
}
