import { Question } from './question';

interface PhonesQuestionProps {
  /** Numbers in the field; asks if there are two or more. */
  readonly numbers: readonly string[];
  readonly onChoose: (number: string) => void;
  readonly onAnswered: () => void;
}

/** Asks which of several phone numbers in one field to use. */
export function PhonesQuestion({ numbers, onChoose, onAnswered }: PhonesQuestionProps) {
  return (
    <Question
      onAnswered={onAnswered}
      answers={numbers.map((number) => ({ label: number, onChoose: () => onChoose(number) }))}
    >
      {numbers.length > 1 ? 'Only one phone number fits here. Which one should we call?' : null}
    </Question>
  );
}
