import { render } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** Fields that the browser fills in. */
const automatic = ["locale", "zone"];

it("the sign-up form has a field for everything that the request sends", () => {
	void i18next.use(initReactI18next).init({ lng: "en", resources: {} });
	const { container, unmount } = render(
		<SignUpForm
			draft={{ role: "student", ageBand: "under15" }}
			isReal
			mutation={{ mutateAsync: () => new Promise(() => {}), isPending: false }}
			onDone={() => {}}
		/>,
	);
	const named = [...container.querySelectorAll("[name]")].map((control) => control.getAttribute("name"));
	unmount();
	const sent = Object.keys(routes.signUp.body._zod.def.shape).filter((name) => !automatic.includes(name));
	expect([...new Set(named)].sort()).toEqual(sent.sort());
});
