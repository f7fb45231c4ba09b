import { putStorage, readLocal } from "../support/browser-storage.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { enrol, newPerson } from "../support/people.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of 401/ });

for (const locale of journeyLanguages("fr")) {
	const { classes, common, dashboard } = messagesOf(locale);

	test(`tampered storage (${locale}): a forged session in the local storage gains nothing`, async ({
		page,
		context,
	}) => {
		for (const text of [
			'{"isLoggedIn":true,"role":"institution","firstName":"Mallory","consent":"given"}',
			'{"isLoggedIn":"yes","role":"admin"}',
			"{{{",
		]) {
			await putStorage(page, { local: { user: text } });
			await open(page, pathIn(locale, "/dashboard"));
			await expect(page.getByText(dashboard.sample.student)).toBeVisible();
			await expect(
				page.getByRole("banner").getByRole("link", { name: common.navigation.login, exact: true }),
			).toBeVisible();
			await expect.poll(() => readLocal(page, "user")).toBeNull();
		}
		await putStorage(page, { local: { user: '{"isLoggedIn":true,"role":"student","consent":"given"}' } });
		await open(page, pathIn(locale, "/account"));
		await expect(page).toHaveURL(`${pathIn(locale, "/login")}?returnTo=/account`);
		for (const path of ["profile", "sessions", "export"])
			expect((await context.request.get(`/api/account/${path}`)).status()).toBe(401);
	});

	test(`tampered storage (${locale}): the server corrects another role in the local storage`, async ({
		page,
		context,
	}) => {
		await enrol(context.request, newPerson(), { role: "teacher" });
		await putStorage(page, { local: { user: '{"isLoggedIn":true,"role":"student"}' } });
		await open(page, pathIn(locale, "/dashboard"));
		await expect(page.getByText(classes.own.none)).toBeVisible();
		await expect
			.poll(() => readLocal(page, "user"))
			.toBe('{"isLoggedIn":true,"role":"teacher","consent":"not_needed"}');
		expect((await context.request.get("/api/dashboard/student")).status()).toBe(403);
	});

	test(`tampered storage (${locale}): broken parts of a guest's data are dropped silently, valid parts are kept`, async ({
		page,
	}) => {
		const guest = {
			version: 1,
			mergeId: "0b0f8f43-6c1f-4f0e-9a35-0d4a3f3f2b11",
			attempts: [{ answers: "none" }],
			saved: ["time-traveller", "ecologist"],
			completions: [{ gameId: "dna-detective", answers: [0, 0], completedAt: "yesterday" }],
		};
		await putStorage(page, { local: { guest: JSON.stringify(guest) } });
		await open(page, pathIn(locale, "/career/ecologist"));
		await expect(page.getByRole("button", { name: common.card.saved, exact: true })).toBeVisible();
		await page.getByRole("button", { name: common.card.saved, exact: true }).click();
		await expect(page.getByRole("button", { name: common.card.save, exact: true })).toBeVisible();
		// The module that validates the rest loads after the change.
		await expect.poll(() => readLocal(page, "guest")).toBeNull();
	});
}
