import { type FormEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";

/** A field for a class code: it leads to the page that joins a class, with the code filled in. */
export function ClassCodeForm() {
	const { t } = useTranslation();
	const id = useId();
	const navigate = useNavigate();
	const toLocalePath = useLocalePath();
	const open = (event: FormEvent<HTMLFormElement>): void => {
		event.preventDefault();
		const code = String(new FormData(event.currentTarget).get("code") ?? "").trim();
		void navigate(`${toLocalePath("/join")}${code === "" ? "" : `#${encodeURIComponent(code)}`}`);
	};
	return (
		<form method="dialog" onSubmit={open} className="grid gap-1.5">
			<label htmlFor={id} className="text-sm text-soft">
				{t("common.navigation.classCode")}
			</label>
			<div className="flex gap-2">
				<input
					id={id}
					name="code"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={40}
					className="min-h-11 w-full min-w-0 rounded-control border border-edge bg-surface px-3 uppercase tracking-widest"
				/>
				<Button type="submit" look="secondary">
					{t("common.navigation.enter")}
				</Button>
			</div>
		</form>
	);
}
