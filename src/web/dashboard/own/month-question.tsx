import { useState } from "react";
import { useTranslation } from "react-i18next";
import { linesShownAgain, maxLineLength, monthOf } from "#domain/notebook/notebook.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { useNotebook } from "../../notebook/use-notebook.ts";
import { useFocusAfterLoss } from "../../shared/hooks/use-focus-after-loss.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Section } from "../section.tsx";
import { monthQuestionKey } from "./month-question-key.ts";

/** The question of this month with the student's line, kept on the device alone; in January the lines of the year, too. */
export function MonthQuestion() {
	const { t } = useTranslation();
	const { notebook, writeLine } = useNotebook();
	const [month] = useState(() => monthOf(toInstant(new Date())));
	const [isWriting, setWriting] = useState(false);
	const [problem, setProblem] = useState<string>();
	const target = useFocusAfterLoss<HTMLDivElement>(isWriting ? 1 : 0);
	const own = notebook.lines.find((line) => line.month === month);
	const again = linesShownAgain(notebook, month);
	const keep = (event: React.FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const text = String(new FormData(event.currentTarget).get("line") ?? "");
		const isKept = writeLine({ month, text, writtenAt: toInstant(new Date()) });
		setProblem(isKept ? undefined : t("dashboard.own.month.notKept"));
		if (isKept) setWriting(false);
	};
	return (
		<Section isCompact title={t("dashboard.own.month.title")}>
			<div ref={target} tabIndex={-1} className="grid gap-3 border-t border-hairline pt-3 outline-none">
				<p className="text-lg leading-snug">{t(monthQuestionKey(month))}</p>
				{isWriting ? (
					<form method="dialog" onSubmit={keep} className="grid gap-3">
						<TextField
							label={t("dashboard.own.month.label")}
							name="line"
							defaultValue={own?.text ?? ""}
							maxLength={maxLineLength}
							autoComplete="off"
							autoFocus
							error={problem}
						/>
						<div className="flex flex-wrap gap-3">
							<Button type="submit">{t("dashboard.own.month.save")}</Button>
							<Button look="quiet" onClick={() => setWriting(false)}>
								{t("dashboard.own.month.cancel")}
							</Button>
						</div>
					</form>
				) : (
					<>
						{own ? <p className="wrap-anywhere">{t("dashboard.own.quoted", { text: own.text })}</p> : null}
						<Button look="secondary" className="justify-self-start" onClick={() => setWriting(true)}>
							{t(`dashboard.own.month.${own ? "change" : "write"}`)}
						</Button>
					</>
				)}
				<p className="text-sm text-soft">{t("dashboard.own.month.hint")}</p>
				{again.length > 0 ? (
					<div className="grid gap-2">
						<p className="font-semibold">{t("dashboard.own.month.again")}</p>
						<ul className="grid gap-2">
							{again.map((line) => (
								<li key={line.month} className="grid">
									<span className="text-sm text-soft">{t(monthQuestionKey(line.month))}</span>
									<span className="wrap-anywhere">{t("dashboard.own.quoted", { text: line.text })}</span>
								</li>
							))}
						</ul>
					</div>
				) : null}
			</div>
		</Section>
	);
}
