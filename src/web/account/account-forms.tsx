import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Draft, draftOf } from "../shared/forms/use-form.ts";
import { Tabs } from "../ui/tabs.tsx";

interface AccountFormsProps {
	/** The text typed into each form so far, restored when its tab opens again. */
	readonly login: (draft: Draft) => ReactNode;
	readonly signUp: (draft: Draft) => ReactNode;
	/** The form that the address asks for, if any. */
	readonly opened?: Tab | undefined;
}

const tabs = ["login", "signup"] as const;
type Tab = (typeof tabs)[number];

const nothingTyped: Readonly<Record<Tab, Draft>> = { login: {}, signup: {} };

/** The login and sign-up forms as tabs. Text typed into one form survives a look at the other. */
export function AccountForms({ login, signUp, opened }: AccountFormsProps) {
	const { t } = useTranslation();
	const [tab, setTab] = useState<Tab>("login");
	const [drafts, setDrafts] = useState(nothingTyped);
	// The prerendered page has no query: the requested tab opens after hydration.
	const [named, setNamed] = useState<Tab | undefined>();
	if (named !== opened) {
		setNamed(opened);
		if (opened) setTab(opened);
	}
	const container = useRef<HTMLDivElement>(null);
	const show = (next: Tab): void => {
		const form = container.current?.querySelector("form");
		if (form && next !== tab) setDrafts({ ...drafts, [tab]: draftOf(form) });
		setTab(next);
	};
	const forms = { login, signup: signUp };
	return (
		<div ref={container}>
			<Tabs
				label={t("account.tabs.label")}
				selected={tab}
				onSelect={(id) => show(id === "signup" ? "signup" : "login")}
				items={tabs.map((id) => ({
					id,
					label: t(`account.tabs.${id}`),
					content: id === tab ? forms[id](drafts[id]) : null,
				}))}
			/>
		</div>
	);
}
