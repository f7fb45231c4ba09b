import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FoldedSection } from "../shared/folded-section.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { LabelledNote } from "../ui/labelled-note.tsx";
import { PhoneFold } from "../ui/phone-fold.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { Part, PartRow } from "./part.tsx";

const tones = ["info", "destructive"] as const;

/** Fields, messages, folds and dialogs. */
export function PartsToFill() {
	const { t } = useTranslation();
	const showToast = useToast();
	const [isOpen, setOpen] = useState(false);
	const title = t("common.notStored.title");
	const text = t("common.notStored.description");
	const label = t("common.navigation.classCode");
	return (
		<>
			<Part name="TextField">
				<TextField label={label} hint={text} />
				<TextField label={label} defaultValue={label} error={t("common.form.required")} />
			</Part>
			<Part name="TextArea">
				<TextArea label={label} />
			</Part>
			<Part name="SelectField">
				<SelectField label={label}>
					<option>{title}</option>
				</SelectField>
			</Part>
			<Part name="Alert">
				{tones.map((tone) => (
					<Alert key={tone} tone={tone} title={title}>
						<p>{text}</p>
					</Alert>
				))}
			</Part>
			<Part name="LabelledNote">
				<LabelledNote label={t("common.demo")}>{text}</LabelledNote>
			</Part>
			<Part name="ProgressBar">
				<ProgressBar label={label} value={40} />
			</Part>
			<Part name="Skeleton">
				<Skeleton className="h-12 w-full" />
			</Part>
			<Part name="DataTable">
				<DataTable
					caption={title}
					rowsAre={label}
					columns={[label]}
					rows={[
						{ id: "first", name: title, cells: ["1"] },
						{ id: "second", name: label, cells: ["2"] },
					]}
				/>
			</Part>
			<Part name="FoldedSection">
				<FoldedSection id="closed" heading={title}>
					<p>{text}</p>
				</FoldedSection>
				<FoldedSection id="open" heading={title} startsOpen>
					<p>{text}</p>
				</FoldedSection>
			</Part>
			<Part name="PhoneFold">
				<PhoneFold title={title}>
					<p>{text}</p>
				</PhoneFold>
			</Part>
			<Part name="Toast">
				<PartRow>
					{(["success", "info", "destructive"] as const).map((tone) => (
						<Button
							key={tone}
							look="secondary"
							onClick={() => showToast({ tone, title, description: text, duration: null })}
						>
							{tone}
						</Button>
					))}
				</PartRow>
			</Part>
			<Part name="Dialog">
				<PartRow>
					<Button look="secondary" onClick={() => setOpen(true)}>
						{t("common.navigation.openMenu")}
					</Button>
				</PartRow>
				<Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t("common.close")}>
					<p>{text}</p>
					<DialogActions>
						<Button look="secondary" onClick={() => setOpen(false)}>
							{t("common.cancel")}
						</Button>
						<Button onClick={() => setOpen(false)}>{t("common.navigation.enter")}</Button>
					</DialogActions>
				</Dialog>
			</Part>
		</>
	);
}
