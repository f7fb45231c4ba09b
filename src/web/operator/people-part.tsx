import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fullName } from "#domain/account/person-name.ts";
import type { Role } from "#domain/account/role.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionRows } from "./action-rows.tsx";
import { RowActs } from "./desk-parts.tsx";
import { PersonPage } from "./person-page.tsx";
import { SearchForm } from "./search-form.tsx";

/** Finds people, and does what families ask for. */
export function PeoplePart({ person }: { readonly person: string }) {
	const { t } = useTranslation();
	const [text, setText] = useState("");
	const [opened, setOpened] = useState(person);
	if (opened !== "") return <PersonPage email={opened} onMoved={setOpened} onBack={() => setOpened("")} />;
	return (
		<>
			<search>
				<SearchForm
					action={t("operator.people.find")}
					columns="sm:grid-cols-[1fr_auto]"
					onSearch={({ text: typed = "" }) => setText(typed)}
				>
					<TextField label={t("operator.people.search")} name="text" type="search" defaultValue={text} />
				</SearchForm>
			</search>
			{text === "" ? (
				<p className="text-soft">{t("operator.people.hint")}</p>
			) : (
				<ActionRows
					action="accounts find"
					input={{ text }}
					none={t("operator.people.none")}
					keyOf={({ id }) => id}
				>
					{({ email, firstName, lastName, role, confirmed, guardian, parent }) => (
						<div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
							<div className="grid gap-1">
								<p className="flex flex-wrap items-center gap-2">
									<span className="font-semibold">{fullName({ firstName, lastName })}</span>
									<Badge>{t(`operator.values.role.${role as Role}`)}</Badge>
								</p>
								<p className="wrap-anywhere">{email}</p>
								<p className="text-sm text-soft wrap-anywhere">
									{dotted([
										t(confirmed ? "operator.people.confirmed" : "operator.people.unconfirmed"),
										guardian ?? parent ?? "",
									])}
								</p>
							</div>
							<RowActs>
								<Button
									look="secondary"
									aria-label={`${t("operator.people.open")} · ${email}`}
									onClick={() => setOpened(email)}
								>
									{t("operator.people.open")}
								</Button>
							</RowActs>
						</div>
					)}
				</ActionRows>
			)}
		</>
	);
}
