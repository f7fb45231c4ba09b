import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { DeskFold } from "./desk-fold.tsx";

/** The private address under which a calendar program reads the consultations. It is shown once, when it is drawn. */
export function DeskCalendar({ hasCalendar }: { readonly hasCalendar: boolean }) {
	const { t } = useTranslation();
	const [address, setAddress] = useState<string | null>(null);
	const reporting = useMutationToasts("GET /api/desk");
	const drawing = useApiMutation("POST /api/desk/calendar", reporting(t("desk.calendar.drawn")));
	const ending = useApiMutation("DELETE /api/desk/calendar", reporting(t("desk.calendar.ended")));
	const isBusy = drawing.isPending || ending.isPending;
	const draw = () => isBusy || drawing.mutate({}, { onSuccess: ({ address: drawn }) => setAddress(drawn) });
	const end = () => isBusy || ending.mutate({}, { onSuccess: () => setAddress(null) });
	return (
		<DeskFold title={t("desk.calendar.title")}>
			<p className="measure">{t("desk.calendar.text")}</p>
			{address === null ? null : (
				<TextField
					className="w-full max-w-2xl"
					label={t("desk.calendar.address")}
					hint={t("desk.calendar.once")}
					value={address}
					readOnly
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
			)}
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" aria-disabled={isBusy || undefined} onClick={draw}>
					{t(hasCalendar ? "desk.calendar.drawAgain" : "desk.calendar.draw")}
				</Button>
				{hasCalendar ? (
					<Button look="quiet" aria-disabled={isBusy || undefined} onClick={end}>
						{t("desk.calendar.end")}
					</Button>
				) : null}
			</div>
		</DeskFold>
	);
}
