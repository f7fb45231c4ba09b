import type { InstitutionTeacher } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { SelectField } from "../ui/select-field.tsx";

interface TeacherSelectProps {
	readonly label: string;
	/** The text of the empty choice. */
	readonly none: string;
	readonly teachers: readonly InstitutionTeacher[];
	/** The chosen membership; empty without a choice. */
	readonly value: string;
	readonly onChoose: (teacherId: string) => void;
}

/** The choice of one teacher of an institution. */
export function TeacherSelect({ label, none, teachers, value, onChoose }: TeacherSelectProps) {
	return (
		<SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
			<option value="">{none}</option>
			{teachers.map((one) => (
				<option key={one.id} value={one.id}>
					{fullName(one)}
				</option>
			))}
		</SelectField>
	);
}
