import { useTranslation } from "react-i18next";
import type { Desk } from "#contract/desk.ts";
import { Alert } from "../ui/alert.tsx";

/** Whether students can book, and every reason why not. */
export function DeskState({ obstacles }: Pick<Desk, "obstacles">) {
	const { t } = useTranslation();
	const states = obstacles.length === 0 ? (["open"] as const) : obstacles;
	return (
		<div className="grid gap-3">
			{states.map((state) => (
				<Alert key={state} title={t(`desk.state.${state}.title`)}>
					<p className="measure">{t(`desk.state.${state}.text`)}</p>
				</Alert>
			))}
		</div>
	);
}
