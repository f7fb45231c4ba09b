import type { Page } from "@playwright/test";
import { journeyLanguages } from "../support/journey-languages.ts";
import { mailTo } from "../support/mailbox.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, expectEntered, newPerson } from "../support/people.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// The browser logs refused requests.
test.use({ expectedErrors: /status of (401|422)/ });

/** A device that verifies its owner without asking; it belongs to this page. */
const addDevice = async (page: Page) => {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
			...{ isUserVerified: true, automaticPresenceSimulation: true },
		},
	});
};

for (const locale of journeyLanguages("fr")) {
	const { account, common, ownAccount, problems } = messagesOf(locale);
	const { passkeys } = ownAccount;

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
		await section.getByRole("button", { name: passkeys.remove }).click();
		await expect(quietNotice(page).getByText(passkeys.removed, { exact: true })).toBeVisible();
		await expect(section.getByText(passkeys.none)).toBeVisible();
		await context.clearCookies();
		await open(page, pathIn(locale, "/login"));
		await enter.click();
		await expect(errorNotice(page).getByText(problems.account.passkey_refused)).toBeVisible();
	});
}
